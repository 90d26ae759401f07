import { news } from '../../lib/news';
import { forgetPageAccount } from './page-account';

const session = news('session');

/**
 * To be called after signing in or out on this very page, which is whoever's now: header, wishes and balance ask anew.
 */
export function announceSessionChanged(): void {
  forgetPageAccount();
  session.announce();
}
/** Hears of signing in and out, in this tab and in others. Returns the way to stop. */
export const onSessionChanged = session.listen;
