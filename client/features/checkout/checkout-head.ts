import { m } from '../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../lib/head';

/** Returns the head of the checkout's page. */
export const checkoutHead = (context: HeadContext) =>
  pageHead({
    title: m.checkout_title(),
    description: m.checkout_description(),
    path: '/checkout',
    context,
    noindex: true,
  });
