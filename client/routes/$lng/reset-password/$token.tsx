import { createFileRoute, redirect } from '@tanstack/react-router';
import { fragmentOf } from '../../../lib/address-secret';

/** Redirects older mails, which have the token in the path. */
export const Route = createFileRoute('/$lng/reset-password/$token')({
  beforeLoad: ({ params: { lng, token } }) => {
    throw redirect({
      to: '/$lng/reset-password',
      params: { lng },
      hash: fragmentOf('token', token) ?? '',
      replace: true,
    });
  },
});
