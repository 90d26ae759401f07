import { createFileRoute } from '@tanstack/react-router';
import { WithdrawScreen } from '../features/withdraw/withdraw-screen';
import { headOfPage, withHead } from '../lib/with-head';

export const Route = createFileRoute('/withdraw')({
  loader: ({ context }) =>
    withHead(Promise.resolve(null), import('../features/withdraw/withdraw-head'), ({ withdrawHead }) =>
      withdrawHead(context),
    ),
  head: headOfPage,
  component: WithdrawScreen,
});
