import { m } from '../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../lib/head';

const titles = {
  '': m.desk_queue,
  '/receive': m.desk_receive,
  '/pick': m.desk_pick,
  '/payouts': m.desk_payouts_and_refunds,
  '/money': m.desk_money,
  '/stock': m.desk_stock,
  '/asked': m.desk_asked,
  '/withdrawals': m.desk_declared,
  '/reports': m.desk_reports,
  '/jobs': m.desk_jobs,
} as const;
export type DeskPath = keyof typeof titles;

/** Returns the head of a page of the desk. */
export const deskHead = (path: DeskPath, context: HeadContext) =>
  pageHead({ title: titles[path](), description: m.desk_description(), path: `/desk${path}`, context, noindex: true });

/** Returns the head of a trade at the desk. */
export const deskTradeHead = (id: string, number: string | null, context: HeadContext) =>
  pageHead({
    title: number === null ? m.desk_title() : m.trade_title({ number }),
    description: m.desk_description(),
    path: `/desk/trades/${encodeURIComponent(id)}`,
    context,
    noindex: true,
  });

/** Returns the head of a page of the catalogue. `title`: that of the book or work, null for the search. */
export const deskCatalogueHead = (
  { kind, key }: { readonly kind?: string | undefined; readonly key?: string | undefined },
  title: string | null,
  context: HeadContext,
) =>
  pageHead({
    title: title ?? m.desk_catalogue(),
    description: m.desk_description(),
    path: [
      '/desk/catalogue',
      ...[kind, key].flatMap((part) => (part === undefined ? [] : encodeURIComponent(part))),
    ].join('/'),
    context,
    noindex: true,
  });
