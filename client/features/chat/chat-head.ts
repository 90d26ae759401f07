import { m } from '../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../lib/head';

export function chatHead(context: HeadContext) {
  return pageHead({
    title: m.chat_title(),
    description: m.chat_description(),
    path: '/chat-bot',
    noindex: true,
    context,
  });
}
