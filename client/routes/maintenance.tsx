import { createFileRoute } from '@tanstack/react-router';
import { withHead } from '../lib/with-head';
import { OpenNotice } from '../shell/states/open-notice';

export const Route = createFileRoute('/maintenance')({
  loader: ({ context }) =>
    withHead(Promise.resolve(null), import('../shell/states/open-notice-head'), ({ openNoticeHead }) =>
      openNoticeHead(context),
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: OpenNotice,
});
