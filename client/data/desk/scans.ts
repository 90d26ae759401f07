import { useMemo } from 'react';
import type { Scan } from '../../../domain/desk/queue-schemas';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/** Questions about a scanned code. The object is the same for the life of the page. */
export interface ScanCalls {
  /** Returns the meaning of a code: a parcel, an order or a book. @throws ApiProblem */
  readonly find: (code: string) => Promise<Scan>;
  /** Returns whether the shop answers the desk. */
  readonly isReachable: () => Promise<boolean>;
}

/** Returns the questions about a scanned code. */
export function useScanCalls(): ScanCalls {
  const api = useApi();
  return useMemo(
    () => ({
      find: (code) => read(api.desk.scan.$get({ query: { code } })),
      isReachable: () =>
        read(api.desk.counts.$get()).then(
          () => true,
          () => false,
        ),
    }),
    [api],
  );
}
