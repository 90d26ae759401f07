import { createFileRoute } from '@tanstack/react-router';
import { RecoveryScreen } from '../../features/sign-in/confirm/recovery-screen';
import { useAddressSecret } from '../../lib/mailed-links/address-secret';
import { headOfPage, withHead } from '../../lib/with-head';

export const Route = createFileRoute('/login_/recovery')({
  loader: ({ context }) =>
    withHead(Promise.resolve(null), import('../../features/sign-in/sign-in-heads'), ({ recoveryHead }) =>
      recoveryHead(context),
    ),
  head: headOfPage,
  component: Recovery,
});

function Recovery() {
  const token = useAddressSecret('token');
  return <RecoveryScreen key={token} token={token} />;
}
