import type { StatementAnswer, StatementRow, UnmatchedPayments } from '../../../domain/desk/bank-payment-schemas';
import { read, type ApiClient } from '../../lib/api';
import { useApi } from '../../lib/use-api';

/** Loads a page of the payments that belong to no trade yet. @throws ApiProblem */
export function loadUnmatchedPayments(api: ApiClient, cursor?: string): Promise<UnmatchedPayments> {
  return read(api.desk.money.$get({ query: { cursor } }));
}

/** Returns a function that loads a further page of the payments that belong to no trade yet. @throws ApiProblem */
export function useLoadUnmatchedPayments(): (cursor: string) => Promise<UnmatchedPayments> {
  const api = useApi();
  return (cursor) => loadUnmatchedPayments(api, cursor);
}

/** Calls of the desk about money from the bank. @throws ApiProblem */
export interface MoneyCalls {
  /** Books rows of a bank statement; at most 40 in one call. A row that is booked already is not booked again. */
  readonly bookRows: (rows: readonly StatementRow[]) => Promise<StatementAnswer>;
  /** Assigns a payment to a trade, by the trade's id or number. */
  readonly match: (payment: string, trade: string) => Promise<void>;
  /** Returns a payment to its sender. */
  readonly refund: (payment: string) => Promise<void>;
}

/** Returns the desk's calls about money from the bank. */
export function useMoneyCalls(): MoneyCalls {
  const at = useApi().desk.money;
  return {
    bookRows: (rows) => read(at.$post({ json: { rows: [...rows] } })),
    match: async (payment, trade) => {
      await read(at[':id'].match.$post({ param: { id: payment }, json: { trade } }));
    },
    refund: async (payment) => {
      await read(at[':id']['send-back'].$post({ param: { id: payment } }));
    },
  };
}
