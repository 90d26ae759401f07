import { m } from '../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../lib/head';

/** Returns the head of the scanning page. */
export const scanningHead = (context: HeadContext) =>
  pageHead({
    title: m.scanning_title(),
    description: m.scanning_description(),
    path: '/bulk-scanning',
    context,
    noindex: true,
  });
