import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { charityBooksSchema } from '../../../domain/trades/parcels/charity-schema';
import { decideSchema, postParcelSchema, tradeSchema } from '../../../domain/trades/schemas';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { decideLines } from '../../trades/inbound/decide-lines';
import { drawParcelCode, drawTradeNumber } from '../../trades/documents/draw-parcel-code';
import { drawTransfer } from '../../trades/view/draw-transfer';
import { giveToCharity } from '../../trades/inbound/charity/give-to-charity';
import { postParcel } from '../../trades/inbound/post-parcel';
import { readPhoto } from '../../trades/photos/read-photo';
import { readTrade } from '../../trades/view/read-trade';
import { readTradeRequest } from './read-trade-request';

const pathSchema = z.strictObject({ id: z.string().max(64) });
const photoPathSchema = pathSchema.extend({ photo: z.string().max(64) });
const parcelPathSchema = pathSchema.extend({ parcel: z.coerce.number().int().min(1).max(1000) });
const tradeResponses = ok('The trade', tradeSchema);
const drawing = { 200: { description: 'An SVG picture', content: { 'image/svg+xml': {} } } };
const svg = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, no-store' };

/** Steps of a customer who sends books, and the images of the label. */
export const tradeInboundRoutes = new Hono<ApiEnv>()
  .post(
    '/trades/:id/post',
    describeRoute({
      summary: 'Report a posted parcel. Repeating it corrects the carrier or the tracking number',
      responses: tradeResponses,
    }),
    input('param', pathSchema),
    input('json', postParcelSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      await postParcel(c.get('ctx'), readTradeRequest(c, id), c.req.valid('json'));
      return c.json(await readTrade(c.get('ctx'), readTradeRequest(c, id)), 200);
    },
  )
  .post(
    '/trades/:id/charity',
    describeRoute({
      summary: 'Say how many books for charity the parcels have. The shop neither pays for them nor returns them',
      responses: tradeResponses,
    }),
    input('param', pathSchema),
    input('json', charityBooksSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      await giveToCharity(c.get('ctx'), readTradeRequest(c, id), c.req.valid('json'));
      return c.json(await readTrade(c.get('ctx'), readTradeRequest(c, id)), 200);
    },
  )
  .post(
    '/trades/:id/decide',
    describeRoute({
      summary: 'Decide about copies graded worse than described. Lines left out stay undecided',
      responses: tradeResponses,
    }),
    input('param', pathSchema),
    input('json', decideSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      await decideLines(c.get('ctx'), readTradeRequest(c, id), c.req.valid('json'));
      return c.json(await readTrade(c.get('ctx'), readTradeRequest(c, id)), 200);
    },
  )
  .get(
    '/trades/:id/photos/:photo',
    describeRoute({
      summary: 'Get a photo that the desk took of a copy',
      responses: {
        200: { description: 'The photo', content: { 'image/jpeg': {}, 'image/png': {}, 'image/webp': {} } },
      },
    }),
    input('param', photoPathSchema),
    async (c) => {
      const { id, photo } = c.req.valid('param');
      const { bytes, type } = await readPhoto(c.get('ctx'), readTradeRequest(c, id), photo);
      return c.body(bytes, 200, { 'Content-Type': type, 'Cache-Control': 'private, no-store' });
    },
  )
  .get(
    '/trades/:id/parcels/:parcel/barcode.svg',
    describeRoute({ summary: 'Get the barcode of a parcel (Code 128) for its label', responses: drawing }),
    input('param', parcelPathSchema),
    async (c) => {
      const { id, parcel } = c.req.valid('param');
      return c.body(await drawParcelCode(c.get('ctx'), readTradeRequest(c, id), parcel), 200, svg);
    },
  )
  .get(
    '/trades/:id/barcode.svg',
    describeRoute({
      summary: "Get the barcode of the trade's number (Code 128) for a return label",
      responses: drawing,
    }),
    input('param', pathSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.body(await drawTradeNumber(c.get('ctx'), readTradeRequest(c, id)), 200, svg);
    },
  )
  .get(
    '/trades/:id/transfer-qr.svg',
    describeRoute({
      summary: 'Get the QR code of the bank transfer that is due (EPC069-12), in euro markets',
      responses: drawing,
    }),
    input('param', pathSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      return c.body(await drawTransfer(c.get('ctx'), readTradeRequest(c, id)), 200, svg);
    },
  );
