import { m } from '../../../messages/compiled/messages.js';
import { referrerForShopOnly, pageHead, type HeadContext } from '../../lib/head';
import type { Paper } from './loaders';
import { paperNames } from './print/paper-names';

/** Returns a head without the number of a trade: a guest's key in the address must not reach another site. */
const headOfTrade = (title: string, id: string, context: HeadContext) =>
  referrerForShopOnly(
    pageHead({ title, description: m.trade_description(), path: `/trades/${id}`, context, noindex: true }),
  );

/** Returns the head of a trade's page. */
export const tradeHead = (id: string, number: string, context: HeadContext) =>
  headOfTrade(m.trade_title({ number }), id, context);

/** Returns the head of the page that opens a trade by its key. */
export const openTradeHead = (id: string, context: HeadContext) => headOfTrade(m.trade_opening(), id, context);

/** Returns the head of a trade's page without the trade. `status`: why it is not shown. */
export const missingTradeHead = (id: string, status: string, context: HeadContext) =>
  headOfTrade(status === 'notFound' ? m.trade_not_found() : m.error_title(), id, context);

/** Returns the last part of a printed page's address, for example "label-1". */
function paperPath(paper: Paper): string {
  if ('parcel' in paper) return `${paper.kind}-${paper.parcel}`;
  return 'note' in paper ? `${paper.kind}-${paper.note}` : paper.kind;
}

/** Returns the head of a page to print. Its title is the name of a saved file. */
export const printHead = (
  { id, number }: { readonly id: string; readonly number: string },
  paper: Paper,
  context: HeadContext,
  at: '/trades' | '/desk/trades' = '/trades',
) => {
  const title = m.trades_print_title({ what: paperNames[paper.kind](), number });
  return referrerForShopOnly(
    pageHead({ title, description: title, path: `${at}/${id}/print/${paperPath(paper)}`, context, noindex: true }),
  );
};
