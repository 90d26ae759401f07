import { createFileRoute, notFound } from '@tanstack/react-router';
import { findNearBooks } from '../shell/not-found/find-near-books';

export const Route = createFileRoute('/$')({
  loader: async ({ context, params }) => {
    throw notFound({ data: await findNearBooks(context.api, params._splat ?? '') });
  },
  head: async ({ match }) => {
    const { notFoundHead } = await import('../shell/not-found/not-found-head');
    return notFoundHead(match.pathname, match.context);
  },
});
