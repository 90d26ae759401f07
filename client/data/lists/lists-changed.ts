import { news } from '../../lib/news';

const lists = news('lists');

/** To be called after every change of basket or cart, and after a trade was placed: the balance asks anew. */
export const announceListsChanged = lists.announce;
/** Hears of changes of basket and cart, in this tab and in others. Returns the way to stop. */
export const onListsChanged = lists.listen;
