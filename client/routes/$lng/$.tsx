import { createFileRoute, notFound } from '@tanstack/react-router';
import { m } from '../../../messages/compiled/messages.js';
import { read } from '../../lib/api';
import { pageHead } from '../../lib/head';
import type { Missed } from '../../shell/not-found';

export const Route = createFileRoute('/$lng/$')({
  loader: async ({ context, params }) => {
    const all = (params._splat ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    const words = all.join(' ').slice(0, 80);
    const longest = all.toSorted((a, b) => b.length - a.length)[0] ?? '';
    const find = async (q: string) => (q === '' ? null : await read(context.api.books.$get({ query: { q, limit: '6' } })).catch(() => null));
    const whole = await find(words);
    const list = whole !== null && whole.items.length > 0 ? whole : await find(longest);
    const missed: Missed = { words, near: list?.items ?? [] };
    throw notFound({ data: missed });
  },
  head: ({ match }) =>
    pageHead({
      title: m.shell_not_found_title(),
      description: m.shell_not_found_text(),
      path: match.pathname.replace(/^\/[^/]*/, ''),
      context: match.context,
      noindex: true,
    }),
});
