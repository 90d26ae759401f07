import type {
  Payout,
  PayoutFailure,
  PayoutFile,
  PayoutFileInput,
  PayoutFileList,
  PayoutList,
} from '../../../domain/desk/payout-schemas';
import { read, type ApiClient } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/** Payouts in one state, or those of one file in every state; then `state` is `files`. */
export interface PayoutQuery {
  readonly state: Payout['state'] | 'files';
  readonly file: string | undefined;
}

/** Loads a page of payouts. @throws ApiProblem */
export function loadPayouts(api: ApiClient, { state, file }: PayoutQuery, cursor?: string): Promise<PayoutList> {
  return read(api.desk.payouts.$get({ query: { state: state === 'files' ? undefined : state, file, cursor } }));
}

/** Returns a function that loads a further page of payouts. @throws ApiProblem */
export function useLoadPayouts(): (query: PayoutQuery, cursor: string) => Promise<PayoutList> {
  const api = useApi();
  return (query, cursor) => loadPayouts(api, query, cursor);
}

/** Loads a page of the files for the bank. @throws ApiProblem */
export function loadPayoutFiles(api: ApiClient, cursor?: string): Promise<PayoutFileList> {
  return read(api.desk['payout-files'].$get({ query: { cursor } }));
}

/** Returns a function that loads a further page of the files for the bank. @throws ApiProblem */
export function useLoadPayoutFiles(): (cursor: string) => Promise<PayoutFileList> {
  const api = useApi();
  return (cursor) => loadPayoutFiles(api, cursor);
}

/** Reports of the desk about one payout. Each resolves to the payout after it. @throws ApiProblem `state-moved` */
export interface PayoutCalls {
  /** The payout was made. */
  readonly confirm: () => Promise<Payout>;
  /** The payout is tried again, in another way if one is named. */
  readonly retry: (way?: 'bank' | 'store-credit') => Promise<Payout>;
  /** The payout failed. */
  readonly fail: (reason: PayoutFailure) => Promise<Payout>;
}

/** Returns the desk's reports about the payout with this id. */
export function usePayoutCalls(id: string): PayoutCalls {
  const at = useApi().desk.payouts[':id'];
  const param = { id };
  return {
    confirm: () => read(at.confirm.$post({ param })),
    retry: (way) => read(at.retry.$post({ param, json: way === undefined ? {} : { way } })),
    fail: (reason) => read(at.fail.$post({ param, json: { reason } })),
  };
}

/**
 * Returns a function that makes a file for the bank: of the named payouts, or of all that are ready in a currency.
 * @throws ApiProblem if none is ready
 */
export function useMakePayoutFile(): (input: PayoutFileInput) => Promise<PayoutFile> {
  const api = useApi();
  return (json) => read(api.desk['payout-files'].$post({ json }));
}
