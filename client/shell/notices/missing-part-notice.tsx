import { useEffect } from 'react';
import type { MissingScript } from '../../lib/parts/missing-script';
import { createStore, useStore } from '../../lib/store';
import { MissingNotice } from './missing-notice';

type Retry = MissingScript['retry'];

const noRetries: readonly Retry[] = [];
/** Retries of all parts that are missing in the page, in the order in which they failed. */
const retries = createStore(noRetries);

const retryAll = () => Promise.all(retries.read().map((retry) => retry()));

/** Replaces a part whose script could not be fetched. Of several missing parts, the first shows the notice for all. */
export function MissingPartNotice({ retry }: { readonly retry: Retry }) {
  const all = useStore(retries, noRetries);
  useEffect(() => {
    retries.set([...retries.read(), retry]);
    return () => retries.set(retries.read().filter((other) => other !== retry));
  }, [retry]);
  return all[0] === retry ? <MissingNotice what="part" retry={retryAll} /> : null;
}
