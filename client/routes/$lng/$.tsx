import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadMissed } from '../../shell/not-found/find-near-books';

export const Route = createFileRoute('/$lng/$')({
  loader: async ({ context, params }) => {
    throw notFound({ data: await loadMissed(context.api, params._splat ?? '') });
  },
  head: async ({ match }) => {
    const { notFoundHead } = await import('../../shell/not-found/not-found-head');
    return notFoundHead(match.pathname.replace(/^\/[^/]*/, ''), match.context);
  },
});
