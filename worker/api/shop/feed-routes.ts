import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { describeRoute, resolver } from 'hono-openapi';
import { offerLineSchema, offersFeedQuerySchema, productsFeedQuerySchema } from '../../../domain/feeds/feed-schemas';
import { readOffersFeed } from '../../catalogue/feeds/read-offers-feed';
import { readProductsFeed } from '../../catalogue/feeds/read-products-feed';
import { requireFeedToken } from '../../catalogue/feeds/require-feed-token';
import type { ApiEnv } from '../../platform/api-env';
import { input } from '../../platform/middleware/input';
import { feedAnswer } from './feed-answer';

const tokenOnly = createMiddleware<ApiEnv>(async (c, next) => {
  await requireFeedToken(c.get('ctx'), c.req.header('Authorization'));
  await next();
});

const types = {
  csv: 'text/csv; charset=utf-8; header=present',
  jsonl: 'application/x-ndjson; charset=utf-8',
  onix: 'application/xml; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
};

const text = { type: 'string' } as const;

/** Returns how the API document describes a page of a feed. `schema`: of one line, where it is JSON. */
function pages(description: string, type: keyof typeof types, schema: object = text) {
  const [mediaType = ''] = types[type].split(';');
  return {
    200: {
      description,
      headers: {
        Link: { description: 'Address of the next page (`rel="next"`); the last page has none', schema: text },
        ETag: { description: 'Tag of this page, for `If-None-Match`', schema: text },
      },
      content: { [mediaType]: { schema } },
    },
    304: { description: 'The page has not changed since the call that named it' },
  };
}

/** Feeds of what the shop sells and buys, in pages; they need `Authorization: Bearer FEED_TOKEN`. */
export const feedRoutes = new Hono<ApiEnv>()
  .get(
    '/feeds/offers.csv',
    describeRoute({
      summary: 'List prices, copies and offers of a market as CSV',
      responses: pages('A row for each edition and grade', 'csv'),
    }),
    tokenOnly,
    input('query', offersFeedQuerySchema),
    async (c) =>
      feedAnswer(c, types.csv, await readOffersFeed(c.get('ctx'), { format: 'csv', ...c.req.valid('query') })),
  )
  .get(
    '/feeds/offers.jsonl',
    describeRoute({
      summary: 'List prices, copies and offers of a market as JSON Lines',
      responses: pages('An edition a line', 'jsonl', resolver(offerLineSchema)),
    }),
    tokenOnly,
    input('query', offersFeedQuerySchema),
    async (c) =>
      feedAnswer(c, types.jsonl, await readOffersFeed(c.get('ctx'), { format: 'jsonl', ...c.req.valid('query') })),
  )
  .get(
    '/feeds/offers.onix',
    describeRoute({
      summary: 'List prices and copies of a market as ONIX 3.0',
      responses: pages('A message with the editions in stock', 'onix'),
    }),
    tokenOnly,
    input('query', offersFeedQuerySchema),
    async (c) =>
      feedAnswer(c, types.onix, await readOffersFeed(c.get('ctx'), { format: 'onix', ...c.req.valid('query') })),
  )
  .get(
    '/feeds/products.xml',
    describeRoute({
      summary: 'List the copies in stock as RSS with the fields of Google’s product feeds',
      responses: pages('An item for each edition and grade in stock', 'rss'),
    }),
    tokenOnly,
    input('query', productsFeedQuerySchema),
    async (c) => feedAnswer(c, types.rss, await readProductsFeed(c.get('ctx'), c.req.valid('query'))),
  );
