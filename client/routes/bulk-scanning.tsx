import { createFileRoute } from '@tanstack/react-router';
import { ScanScreen } from '../features/scanning/scan-screen';
import { addressOf } from '../lib/language';
import { reloadInOwnDocument } from '../lib/own-document';
import { headOfPage, withHead } from '../lib/with-head';

export const Route = createFileRoute('/bulk-scanning')({
  beforeLoad: ({ location, preload }) => (preload ? undefined : reloadInOwnDocument(addressOf(location.pathname))),
  // The scans are on the device: the page itself is the same for everyone.
  loader: ({ context }) =>
    withHead(Promise.resolve(null), import('../features/scanning/scanning-head'), ({ scanningHead }) =>
      scanningHead(context),
    ),
  head: headOfPage,
  component: ScanScreen,
});
