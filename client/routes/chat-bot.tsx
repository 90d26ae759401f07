import { createFileRoute } from '@tanstack/react-router';
import { loadTalks } from '../features/chat/chat-loaders';
import { ChatScreen } from '../features/chat/chat-screen';
import { chatSearch } from '../features/chat/chat-search';
import { headOfPage, withHead } from '../lib/with-head';

export const Route = createFileRoute('/chat-bot')({
  validateSearch: chatSearch,
  loader: ({ context }) =>
    withHead(loadTalks(context.api), import('../features/chat/chat-head'), ({ chatHead }) => chatHead(context)),
  head: headOfPage,
  component: Chat,
});

function Chat() {
  return <ChatScreen talks={Route.useLoaderData().page} search={Route.useSearch()} />;
}
