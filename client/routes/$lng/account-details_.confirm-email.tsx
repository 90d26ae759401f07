import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '../../features/account-room/confirm-email-screen';
import { withHead } from '../../lib/with-head';

export const Route = createFileRoute('/$lng/account-details_/confirm-email')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => (typeof search['token'] === 'string' ? { token: search['token'] } : {}),
  loader: ({ context }) => withHead(Promise.resolve(null), import('../../features/account-room/room-heads'), ({ confirmEmailHead }) => confirmEmailHead(context)),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ConfirmEmail,
});

function ConfirmEmail() {
  return <ConfirmEmailScreen token={Route.useSearch().token ?? ''} />;
}
