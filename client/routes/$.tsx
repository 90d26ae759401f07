import { createFileRoute, notFound } from '@tanstack/react-router';
import { findNearBooks } from '../shell/not-found/find-near-books';
import { headOrNotFound } from '../shell/not-found/head-or-not-found';

export const Route = createFileRoute('/$')({
  loader: async ({ context, params }) => {
    throw notFound({ data: await findNearBooks(context.api, params._splat ?? '') });
  },
  head: headOrNotFound,
});
