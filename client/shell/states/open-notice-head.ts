import { m } from '../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../lib/head';

/** Returns the head of the maintenance page while the shop is open. */
export const openNoticeHead = (context: HeadContext) =>
  pageHead({
    title: m.maintenance_open_title(),
    description: m.maintenance_open_text(),
    path: '/maintenance',
    context,
    noindex: true,
  });
