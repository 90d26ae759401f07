import { createFileRoute, redirect } from '@tanstack/react-router';
import { fragmentOf } from '../../lib/address-secret';

/** Redirects older mails, which have the token in the path. */
export const Route = createFileRoute('/reset-password/$token')({
  beforeLoad: ({ params: { token } }) => {
    throw redirect({
      to: '/reset-password',
      hash: fragmentOf('token', token) ?? '',
      replace: true,
    });
  },
});
