import type { Me } from '../../../domain/accounts/schemas';
import type { LinkOffer, PendingSecondFactor, Provider } from '../../../domain/accounts/sso-schemas';
import { ApiProblem, read, type ApiClient } from '../../lib/api';

/** Loads the signed-in account. `account` is null for a guest. */
export function loadMe(api: ApiClient): Promise<Me> {
  return read(api.me.$get());
}

/** Data of the pages to sign in and register. */
export interface SignInOptions {
  readonly account: Me['account'];
  readonly providers: readonly Provider[];
}

/** Loads the account and the providers. Without the providers the other sign-ins still work. */
export async function loadSignInOptions(api: ApiClient): Promise<SignInOptions> {
  const [{ account }, { items: providers }] = await Promise.all([
    loadMe(api),
    read(api.sso.$get()).catch(() => ({ items: [] })),
  ]);
  return { account, providers };
}

/** Data of the page after a sign-on: the offer or question for which it waits in this browser. Null if it has ended. */
export interface SignOnData extends SignInOptions {
  readonly offer: LinkOffer | null;
  readonly question: PendingSecondFactor | null;
}

/** Loads what the page after a sign-on with this result shows. */
export async function loadSignOn(api: ApiClient, result: string | undefined): Promise<SignOnData> {
  const [options, offer, question] = await Promise.all([
    loadSignInOptions(api),
    result === 'link-offered' ? nullIfEnded(read(api.sso.offer.$get())) : null,
    result === 'second-factor' ? nullIfEnded(read(api.sso['second-factor'].$get())) : null,
  ]);
  return { ...options, offer, question };
}

function nullIfEnded<Left>(asked: Promise<Left>): Promise<Left | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof ApiProblem && error.code === 'not-found') return null;
    throw error;
  });
}
