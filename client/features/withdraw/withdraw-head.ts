import { m } from '../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../lib/head';

/** Returns the head of the page where anybody can withdraw from a purchase. */
export const withdrawHead = (context: HeadContext) =>
  pageHead({ title: m.trades_withdraw(), description: m.declare_description(), path: '/withdraw', context });
