import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../../messages/compiled/messages.js';
import { ConfirmScreen } from '../../features/accounts/confirm-screen';
import { pageHead } from '../../lib/head';

export const Route = createFileRoute('/$lng/login_/confirm')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => (typeof search['token'] === 'string' ? { token: search['token'] } : {}),
  head: ({ match }) => {
    const head = pageHead({
      title: m.accounts_confirm_title(), description: m.accounts_confirm_description(), path: '/login/confirm', context: match.context, noindex: true,
    });
    // The token must not travel to anyone as the page one came from.
    return { ...head, meta: [...head.meta, { name: 'referrer', content: 'no-referrer' }] };
  },
  component: Confirm,
});

function Confirm() {
  return <ConfirmScreen token={Route.useSearch().token ?? ''} />;
}
