import { m } from '../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../lib/head';

/** The head of the page of maintenance while there is none. */
export const openNoticeHead = (context: HeadContext) =>
  pageHead({
    title: m.maintenance_open_title(),
    description: m.maintenance_open_text(),
    path: '/maintenance',
    context,
    noindex: true,
  });
