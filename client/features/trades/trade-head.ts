import { m } from '../../../messages/compiled/messages.js';
import { noReferrer, pageHead, type HeadContext } from '../../lib/head';

/** The head of a trade's page, `number` null while it is opened or not there: a guest's key in its address must not travel on. */
export const tradeHead = (id: string, number: string | null, context: HeadContext) =>
  noReferrer(pageHead({
    title: number === null ? m.trade_opening() : m.trade_title({ number }), description: m.trade_description(), path: `/trades/${id}`, context, noindex: true,
  }));
