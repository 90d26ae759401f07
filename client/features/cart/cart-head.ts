import { m } from '../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../lib/head';

/** Returns the head of the cart's page. */
export const cartHead = (context: HeadContext) =>
  pageHead({ title: m.cart_title(), description: m.cart_description(), path: '/cart', context, noindex: true });
