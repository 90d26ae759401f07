import { m } from '../../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../../lib/head';

/** The head of the page where a trade's link is asked for again. */
export const findHead = (context: HeadContext) =>
  pageHead({
    title: m.find_trade_title(),
    description: m.find_trade_description(),
    path: '/find-trade',
    context,
    noindex: true,
  });
