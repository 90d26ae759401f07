import { notFound, redirect } from '@tanstack/react-router';
import type { PickList } from '../../../domain/desk/outbound-schemas';
import type { UnmatchedPayments } from '../../../domain/desk/bank-payment-schemas';
import type { DeskJobs } from '../../../domain/desk/jobs-schemas';
import type { PayoutFileList, PayoutList } from '../../../domain/desk/payout-schemas';
import type { DeskCounts, QueueItem } from '../../../domain/desk/queue-schemas';
import type { DeskStock } from '../../../domain/desk/stock-schemas';
import type { DeskTrade } from '../../../domain/desk/trade-schema';
import { ApiProblem, read, type ApiClient } from '../../lib/api';
import type { QueuePart } from '../../../domain/desk/queue';
import type { PayoutView, QueueState } from './desk-search';

/** Page of a list with the cursor of the next one. */
export interface Listed<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/**
 * Returns a page of the desk. Redirects people who are not signed in to signing in, which returns here. Throws
 * `notFound` for customers. Returns null for staff without a passkey: the frame then asks for one. `href` is the
 * page's address with its language.
 */
export async function atDesk<Page>(page: Promise<Page>, href: string): Promise<Page | null> {
  try {
    return await page;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.code === 'sign-in-required')
      throw redirect({ to: '/login', search: { returnTo: href }, statusCode: 302 });
    if (error.code === 'second-factor-required') return null;
    if (error.status === 404) throw notFound();
    throw error;
  }
}

export function loadCounts(api: ApiClient): Promise<DeskCounts> {
  return read(api.desk.counts.$get());
}

/** Loads a page of a queue; without a state, what waits for the desk. */
export function loadQueue(
  api: ApiClient,
  { part, state }: { readonly part: QueuePart; readonly state: QueueState | undefined },
  cursor?: string,
): Promise<Listed<QueueItem>> {
  return read(api.desk.queue.$get({ query: { part, state, cursor } }));
}

export function loadDeskTrade(api: ApiClient, id: string): Promise<DeskTrade> {
  return read(api.desk.trades[':id'].$get({ param: { id: encodeURIComponent(id) } }));
}

export function loadPickList(api: ApiClient): Promise<PickList> {
  return read(api.desk['pick-list'].$get());
}

export type PayoutPage =
  | { readonly view: PayoutView; readonly list: PayoutList }
  | { readonly view: PayoutView; readonly files: PayoutFileList };

/** Loads the list of payouts or files of an address. */
export async function loadPayoutPage(api: ApiClient, view: PayoutView): Promise<PayoutPage> {
  return view.state === 'files' && view.file === undefined
    ? { view, files: await loadPayoutFiles(api) }
    : { view, list: await loadPayouts(api, view) };
}

export function loadPayouts(api: ApiClient, { state, file }: PayoutView, cursor?: string): Promise<PayoutList> {
  return read(api.desk.payouts.$get({ query: { state: state === 'files' ? undefined : state, file, cursor } }));
}

export function loadPayoutFiles(api: ApiClient, cursor?: string): Promise<PayoutFileList> {
  return read(api.desk['payout-files'].$get({ query: { cursor } }));
}

export function loadUnmatched(api: ApiClient, cursor?: string): Promise<UnmatchedPayments> {
  return read(api.desk.money.$get({ query: { cursor } }));
}

/** Loads the matches of a search in the stock. Without words there are none. */
export async function loadStock(api: ApiClient, q: string): Promise<DeskStock> {
  return q === '' ? { items: [] } : read(api.desk.stock.$get({ query: { q } }));
}

export function loadJobs(api: ApiClient): Promise<DeskJobs> {
  return read(api.desk.jobs.$get());
}
