import { m } from '../../../messages/compiled/messages.js';
import { noReferrer, pageHead, type HeadContext } from '../../lib/head';
import type { Paper } from './loaders';
import { paperNames } from './print/paper-names';

/**
 * The head of a trade's page, `number` null while it is opened or not there: a guest's key in its address must not
 * travel on.
 */
export const tradeHead = (id: string, number: string | null, context: HeadContext) =>
  noReferrer(
    pageHead({
      title: number === null ? m.trade_opening() : m.trade_title({ number }),
      description: m.trade_description(),
      path: `/trades/${id}`,
      context,
      noindex: true,
    }),
  );

const paperPath = (paper: Paper) =>
  `${paper.kind}${'parcel' in paper ? `-${paper.parcel}` : 'note' in paper ? `-${paper.note}` : ''}`;

/** The head of a page to print: its title is the name of the file when it is saved. */
export const printHead = (
  { id, number }: { readonly id: string; readonly number: string },
  paper: Paper,
  context: HeadContext,
  at: '/trades' | '/desk/trades' = '/trades',
) => {
  const title = m.trades_print_title({ what: paperNames[paper.kind](), number });
  return noReferrer(
    pageHead({ title, description: title, path: `${at}/${id}/print/${paperPath(paper)}`, context, noindex: true }),
  );
};
