import { createFileRoute } from '@tanstack/react-router';
import { headOfPage, withHead } from '../lib/with-head';
import { OpenNotice } from '../shell/states/open-notice';

export const Route = createFileRoute('/maintenance')({
  loader: ({ context }) =>
    withHead(Promise.resolve(null), import('../shell/states/open-notice-head'), ({ openNoticeHead }) =>
      openNoticeHead(context),
    ),
  head: headOfPage,
  component: OpenNotice,
});
