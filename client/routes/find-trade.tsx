import { createFileRoute } from '@tanstack/react-router';
import { FindScreen } from '../features/trades/find/find-screen';
import { headOfPage, withHead } from '../lib/with-head';

export const Route = createFileRoute('/find-trade')({
  loader: ({ context }) =>
    withHead(Promise.resolve(null), import('../features/trades/find/find-head'), ({ findHead }) => findHead(context)),
  head: headOfPage,
  component: FindScreen,
});
