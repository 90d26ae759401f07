import { createFileRoute } from '@tanstack/react-router';
import { MailChoiceScreen } from '../../features/account-room/mail-choice-screen';
import { withHead } from '../../lib/with-head';

export const Route = createFileRoute('/$lng/mail-choices/$key')({
  loader: ({ context }) => withHead(Promise.resolve(null), import('../../features/account-room/room-heads'), ({ mailChoiceHead }) => mailChoiceHead(context)),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MailChoice,
});

function MailChoice() {
  return <MailChoiceScreen mailKey={Route.useParams().key} />;
}
