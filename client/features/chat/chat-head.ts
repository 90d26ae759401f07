import { m } from '../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../lib/head';

/** Returns the head of the assistant's page. Search engines may not index it. */
export function chatHead(context: HeadContext) {
  return pageHead({
    title: m.chat_title(),
    description: m.chat_description(),
    path: '/chat-bot',
    noindex: true,
    context,
  });
}
