import { news } from '../../lib/news';
import { forgetPageAccount } from './page-account';

const session = news('session');

/** Reports a sign-in or sign-out on this page, so that header, wishes and balance are loaded again. */
export function announceSessionChanged(): void {
  forgetPageAccount();
  session.announce();
}
/** Listens to sign-ins and sign-outs, in this tab and in others. Returns the function that stops listening. */
export const onSessionChanged = session.listen;
