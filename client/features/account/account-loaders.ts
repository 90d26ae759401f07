import { redirect } from '@tanstack/react-router';
import type {
  AccountEvent,
  AccountSettings,
  Credit,
  DeletionCheck,
  DeviceSession,
  KeptAside,
  LinkedSignIn,
  Passkey,
  SavedAddress,
} from '../../../domain/accounts/account-schemas';
import type { Provider } from '../../../domain/accounts/sso-schemas';
import type { TradeSummary } from '../../../domain/trades/schemas';
import type { Watch } from '../../../domain/watches/schemas';
import type { WishList } from '../../../domain/wishes/schemas';
import { ApiProblem, read, type ApiClient } from '../../lib/api';
import type { ListPage } from '../../data/list-page';

/** Data of the account's page. A part that could not be loaded is null. */
export interface AccountPage {
  readonly account: AccountSettings;
  readonly trades: ListPage<TradeSummary> | null;
  readonly credit: Credit | null;
  readonly wishes: WishList | null;
  readonly watches: readonly Watch[] | null;
  readonly keptAside: readonly KeptAside['items'][number][] | null;
  readonly addresses: readonly SavedAddress[] | null;
  readonly passkeys: readonly Passkey[] | null;
  readonly signIns: readonly LinkedSignIn[] | null;
  readonly sessions: readonly DeviceSession[] | null;
  readonly events: ListPage<AccountEvent> | null;
}

/** Data of the page that edits the account. */
export interface AccountToEdit extends Pick<AccountPage, 'account' | 'addresses' | 'passkeys' | 'signIns'> {
  readonly providers: readonly Provider[] | null;
}

/** Returns the part, or null if it failed, so that the other parts are shown. */
const partOrNull = <Part>(asked: Promise<Part>): Promise<Part | null> => asked.catch(() => null);
const itemsOrNull = async <Item>(
  asked: Promise<{ readonly items: readonly Item[] }>,
): Promise<readonly Item[] | null> => (await partOrNull(asked))?.items ?? null;

/** Loads the balances and the ledger of the first one, because a plot can't show several currencies. */
async function loadCredit(api: ApiClient): Promise<Credit> {
  const credit = await read(api.account.credit.$get({ query: {} }));
  const [first] = credit.balances;
  return credit.balances.length < 2 || first === undefined
    ? credit
    : read(api.account.credit.$get({ query: { currency: first.currency } }));
}

/**
 * Loads the account's page. A part that fails is null.
 * @throws ApiProblem if the account itself can't be loaded
 */
export async function loadAccount(api: ApiClient): Promise<AccountPage> {
  const account = read(api.account.$get());
  const [trades, credit, wishes, watches, keptAside, addresses, passkeys, signIns, sessions, events] =
    await Promise.all([
      partOrNull(read(api.trades.$get({ query: {} }))),
      partOrNull(loadCredit(api)),
      partOrNull(read(api.wishes.$get({ query: {} }))),
      itemsOrNull(read(api['offer-watches'].$get())),
      itemsOrNull(read(api.account['kept-aside'].$get())),
      itemsOrNull(read(api.account.addresses.$get())),
      itemsOrNull(read(api.account.passkeys.$get())),
      itemsOrNull(read(api.account['sign-ins'].$get())),
      itemsOrNull(read(api.sessions.$get())),
      partOrNull(read(api.account.events.$get({ query: {} }))),
      // Awaited with the others, so that a rejection always has a handler.
      partOrNull(account),
    ]);
  return {
    account: await account,
    trades,
    credit,
    wishes,
    watches,
    keptAside,
    addresses,
    passkeys,
    signIns,
    sessions,
    events,
  };
}

/**
 * Loads the page that edits the account. A part that fails is null.
 * @throws ApiProblem if the account can't be loaded
 */
export async function loadAccountToEdit(api: ApiClient): Promise<AccountToEdit> {
  const account = read(api.account.$get());
  const [addresses, passkeys, signIns, providers] = await Promise.all([
    itemsOrNull(read(api.account.addresses.$get())),
    itemsOrNull(read(api.account.passkeys.$get())),
    itemsOrNull(read(api.account['sign-ins'].$get())),
    itemsOrNull(read(api.sso.$get())),
    partOrNull(account),
  ]);
  return { account: await account, addresses, passkeys, signIns, providers };
}

/** Loads the reasons why the account can't be deleted. */
export function loadDeletion(api: ApiClient): Promise<DeletionCheck> {
  return read(api.account.deletion.$get());
}

/** Loads the page, or redirects to the sign-in, which returns here. `href` is the page's address with its language. */
export async function loadOrSignIn<Page>(page: Promise<Page>, href: string): Promise<Page> {
  try {
    return await page;
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'sign-in-required')) throw error;
    throw redirect({ to: '/login', search: { returnTo: href }, statusCode: 302 });
  }
}
