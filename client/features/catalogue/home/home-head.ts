import { m } from '../../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../../lib/head';

/** Returns the head of the start page. */
export const homeHead = (context: HeadContext) =>
  pageHead({
    title: m.home_page_title(),
    isWholeTitle: true,
    description: m.home_page_description(),
    path: '/',
    context,
  });
