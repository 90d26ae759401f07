import { news } from '../../lib/news';

const lists = news('lists');

/** Reports a change of basket or cart. Call it after every change and after a trade was placed. */
export const announceListsChanged = lists.announce;
/** Listens to changes of basket and cart, in this tab and in others. Returns the function that stops listening. */
export const onListsChanged = lists.listen;
