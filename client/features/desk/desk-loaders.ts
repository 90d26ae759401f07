import { notFound, redirect } from '@tanstack/react-router';
import type { PickList } from '../../../domain/desk/outbound-schemas';
import type { DeskJobs } from '../../../domain/desk/jobs-schemas';
import type { PayoutFileList, PayoutList } from '../../../domain/desk/payout-schemas';
import type { DeskCounts } from '../../../domain/desk/queue-schemas';
import { ApiProblem, read, type ApiClient } from '../../lib/api';
import { loadPayoutFiles, loadPayouts } from '../../data/desk/payouts';
import type { PayoutView } from './desk-search';

/**
 * Returns a page of the desk. Redirects people who are not signed in to signing in, which returns here. Throws
 * `notFound` for customers. Returns null for staff without a passkey: the frame then asks for one. `href` is the
 * page's address with its language.
 */
export async function loadAtDesk<Page>(page: Promise<Page>, href: string): Promise<Page | null> {
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

/** Loads the numbers of waiting trades, which the navigation shows. */
export function loadCounts(api: ApiClient): Promise<DeskCounts> {
  return read(api.desk.counts.$get());
}

export interface DeskFrameData {
  /** Null before staff have proved who they are with a passkey. */
  readonly counts: DeskCounts | null;
  /** Number of the account's passkeys. 0 after the proof, when nothing asks for it. */
  readonly passkeys: number;
  /** Empty: each page of the desk has a head of its own. An unknown address has none of this data. */
  readonly head: object;
}

/** Loads what the frame of the desk shows: the counts, or before the proof how many passkeys may give it. */
export async function loadDeskFrame(api: ApiClient, href: string): Promise<DeskFrameData> {
  const counts = await loadAtDesk(loadCounts(api), href);
  const passkeys = counts === null ? (await read(api.account.passkeys.$get())).items.length : 0;
  return { counts, passkeys, head: {} };
}

/** Loads the pick list. */
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

/** Loads the scheduled jobs and the findings of the nightly check. */
export function loadJobs(api: ApiClient): Promise<DeskJobs> {
  return read(api.desk.jobs.$get());
}
