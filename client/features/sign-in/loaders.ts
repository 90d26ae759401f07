import type { Me } from '../../../domain/accounts/schemas';
import type { LinkOffer, PendingSecondFactor, Provider } from '../../../domain/accounts/sso-schemas';
import { ApiProblem, read, type ApiClient } from '../../lib/api';

/** Loads the signed-in account. `account` is null for a guest. */
export function loadMe(api: ApiClient): Promise<Me> {
  return read(api.me.$get());
}

/** Data of the pages to sign in and register. */
export interface WaysIn {
  readonly account: Me['account'];
  readonly providers: readonly Provider[];
}

/** Loads the account and the providers. Without the providers the other sign-ins still work. */
export async function loadWaysIn(api: ApiClient): Promise<WaysIn> {
  const [{ account }, { items: providers }] = await Promise.all([
    loadMe(api),
    read(api.sso.$get()).catch(() => ({ items: [] })),
  ]);
  return { account, providers };
}

/** Loads the question that a sign-on waits for in this browser. Null if it has ended. */
export interface SignOnLeft extends WaysIn {
  readonly offer: LinkOffer | null;
  readonly question: PendingSecondFactor | null;
}

export async function loadSignOn(api: ApiClient, result: string | undefined): Promise<SignOnLeft> {
  const [ways, offer, question] = await Promise.all([
    loadWaysIn(api),
    result === 'link-offered' ? orOver(read(api.sso.offer.$get())) : null,
    result === 'second-factor' ? orOver(read(api.sso['second-factor'].$get())) : null,
  ]);
  return { ...ways, offer, question };
}

function orOver<Left>(asked: Promise<Left>): Promise<Left | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof ApiProblem && error.code === 'not-found') return null;
    throw error;
  });
}
