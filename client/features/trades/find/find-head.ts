import { m } from '../../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../../lib/head';

/** Returns the head of the page that mails a trade's link again. */
export const findHead = (context: HeadContext) =>
  pageHead({
    title: m.find_trade_title(),
    description: m.find_trade_description(),
    path: '/find-trade',
    context,
    noindex: true,
  });
