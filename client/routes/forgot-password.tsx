import { createFileRoute } from '@tanstack/react-router';
import { ForgotScreen } from '../features/sign-in/password/forgot-screen';
import { headOfPage, withHead } from '../lib/with-head';

export const Route = createFileRoute('/forgot-password')({
  loader: ({ context }) =>
    withHead(Promise.resolve(null), import('../features/sign-in/sign-in-heads'), ({ forgotHead }) =>
      forgotHead(context),
    ),
  head: headOfPage,
  component: ForgotScreen,
});
