import { createFileRoute } from '@tanstack/react-router';
import { ForgotScreen } from '../../features/accounts/forgot-screen';
import { withHead } from '../../lib/with-head';

export const Route = createFileRoute('/$lng/forgot-password')({
  loader: ({ context }) =>
    withHead(Promise.resolve(null), import('../../features/accounts/account-heads'), ({ forgotHead }) =>
      forgotHead(context),
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ForgotScreen,
});
