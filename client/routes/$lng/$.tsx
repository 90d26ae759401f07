import { createFileRoute, notFound } from '@tanstack/react-router';
import { read } from '../../lib/api';
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
  head: async ({ match }) => {
    const { notFoundHead } = await import('../../shell/not-found-head');
    return notFoundHead(match.pathname.replace(/^\/[^/]*/, ''), match.context);
  },
});
