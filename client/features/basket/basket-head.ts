import { m } from '../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../lib/head';

/** Returns the head of the basket's page. */
export const basketHead = (context: HeadContext) =>
  pageHead({ title: m.basket_title(), description: m.basket_description(), path: '/basket', context, noindex: true });
