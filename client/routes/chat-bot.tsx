import { createFileRoute } from '@tanstack/react-router';
import { loadConversations } from '../features/chat/chat-loaders';
import { ChatScreen } from '../features/chat/chat-screen';
import { chatSearch } from '../features/chat/chat-search';
import { headOfPage, withHead } from '../lib/with-head';

export const Route = createFileRoute('/chat-bot')({
  validateSearch: chatSearch,
  loader: ({ context }) =>
    withHead(loadConversations(context.api), import('../features/chat/chat-head'), ({ chatHead }) => chatHead(context)),
  head: headOfPage,
  component: Chat,
});

function Chat() {
  return <ChatScreen conversations={Route.useLoaderData().page} search={Route.useSearch()} />;
}
