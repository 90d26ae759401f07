import { news } from './news';

const session = news('session');

/** To be called after signing in or out: header, wishes and balance ask anew. */
export const announceSessionChanged = session.announce;
/** Hears of signing in and out, in this tab and in others. Returns the way to stop. */
export const onSessionChanged = session.listen;
