import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import {
  charityCountSchema,
  gradingSchema,
  identityCheckSchema,
  returnShipmentSchema,
  unexpectedSchema,
} from '../../../domain/desk/grading-schemas';
import { stickerListSchema } from '../../../domain/desk/sticker-schemas';
import { deskTradeSchema } from '../../../domain/desk/trade-schema';
import type { ApiEnv } from '../../platform/api-env';
import { ok } from '../../platform/middleware/answers';
import { input } from '../../platform/middleware/input';
import { requireIsbn } from '../../platform/require-isbn';
import { requireRole } from '../../platform/require-role';
import { readStickers } from '../../trades/view/read-stickers';
import { addPhoto } from '../../trades/photos/add-photo';
import { addUnexpected } from '../../trades/inbound/add-unexpected';
import { finishGrading } from '../../trades/inbound/finish-grading';
import { gradeArrived } from '../../trades/inbound/grade-arrived';
import { gradeLine } from '../../trades/inbound/grade-line';
import { readDeskTrade } from '../../trades/view/read-desk-trade';
import { recordIdentity } from '../../trades/inbound/identity/record-identity';
import { receiveParcel } from '../../trades/inbound/receive-parcel';
import { removePhoto } from '../../trades/photos/remove-photo';
import { requirePicture } from '../../platform/require-picture';
import { returnLine } from '../../trades/inbound/return-line';
import { undoGrading } from '../../trades/inbound/undo-grading';
import { countCharityBook } from '../../trades/inbound/charity/count-charity-book';
import { acceptLateParcel } from '../../trades/inbound/accept-late-parcel';

const pathSchema = z.strictObject({ id: z.string().max(64) });
const linePathSchema = pathSchema.extend({ line: z.coerce.number().int().min(1).max(9999) });
const lineOrIsbnPathSchema = pathSchema.extend({ line: z.string().max(32) });
const photoPathSchema = linePathSchema.extend({ photo: z.string().max(64) });
const codePath = z.strictObject({ code: z.string().max(64) });
/** Height of the bars on a label in millimetres. Low bars leave room for wide ones, which every scanner reads. */
const stickerBars = 6;
const tradeResponses = ok('The trade as the desk sees it', deskTradeSchema);

/** Received parcels: arrival, grading copy by copy, return of refused copies. For staff only. */
export const deskInboundRoutes = new Hono<ApiEnv>()
  .get(
    '/desk/trades/:id',
    describeRoute({ summary: 'Get a trade with what the desk may do', responses: tradeResponses }),
    input('param', pathSchema),
    async (c) => c.json(await readDeskTrade(c.get('ctx'), c.req.valid('param').id), 200),
  )
  .get(
    '/desk/trades/:id/stickers',
    describeRoute({
      summary: 'List the labels of the copies that the shop keeps',
      responses: ok('The labels', stickerListSchema),
    }),
    input('param', pathSchema),
    async (c) => c.json(await readStickers(c.get('ctx'), c.req.valid('param').id), 200),
  )
  .get(
    '/desk/barcodes/:isbn',
    describeRoute({
      summary: 'Get the barcode of an ISBN (Code 128) for the label of a copy',
      responses: { 200: { description: 'An SVG picture', content: { 'image/svg+xml': {} } } },
    }),
    input('param', z.strictObject({ isbn: z.string().max(32) })),
    async (c) => {
      requireRole(c.get('ctx'), 'staff');
      // The bars are drawn by a large module, which is loaded only when a label is printed.
      const { drawBarcode } = await import('../../trades/documents/barcodes');
      const drawn = drawBarcode(requireIsbn(c.req.valid('param').isbn), stickerBars);
      return c.body(drawn, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, max-age=86400' });
    },
  )
  .post(
    '/desk/parcels/:code/receive',
    describeRoute({
      summary: 'Receive a parcel by the code on its label. Repeating it changes nothing',
      responses: tradeResponses,
    }),
    input('param', codePath),
    async (c) => {
      const id = await receiveParcel(c.get('ctx'), c.req.valid('param'));
      return c.json(await readDeskTrade(c.get('ctx'), id), 200);
    },
  )
  .post(
    '/desk/parcels/:code/take-in',
    describeRoute({
      summary: 'Receive a parcel that arrived after its trade was graded, as a trade of its own',
      responses: tradeResponses,
    }),
    input('param', codePath),
    async (c) => {
      const id = await acceptLateParcel(c.get('ctx'), c.req.valid('param'));
      return c.json(await readDeskTrade(c.get('ctx'), id), 200);
    },
  )
  .post(
    '/desk/trades/:id/grade-arrived',
    describeRoute({
      summary: 'Grade the parcels that have arrived without waiting for the others',
      responses: tradeResponses,
    }),
    input('param', pathSchema),
    async (c) => {
      await gradeArrived(c.get('ctx'), { trade: c.req.valid('param').id });
      return c.json(await readDeskTrade(c.get('ctx'), c.req.valid('param').id), 200);
    },
  )
  .put(
    '/desk/trades/:id/lines/:line/grading',
    describeRoute({
      summary: 'Grade a copy by its line, or the next ungraded copy of an ISBN',
      responses: tradeResponses,
    }),
    input('param', lineOrIsbnPathSchema),
    input('json', gradingSchema),
    async (c) => {
      const { id, line } = c.req.valid('param');
      await gradeLine(c.get('ctx'), { trade: id, line, grading: c.req.valid('json') });
      return c.json(await readDeskTrade(c.get('ctx'), id), 200);
    },
  )
  .delete(
    '/desk/trades/:id/lines/:line/grading',
    describeRoute({ summary: 'Undo the grading of a copy and erase its photos', responses: tradeResponses }),
    input('param', linePathSchema),
    async (c) => {
      const { id, line } = c.req.valid('param');
      await undoGrading(c.get('ctx'), { trade: id, line });
      return c.json(await readDeskTrade(c.get('ctx'), id), 200);
    },
  )
  .post(
    '/desk/trades/:id/unexpected',
    describeRoute({ summary: 'Add a book that was in the parcel but not in the trade', responses: tradeResponses }),
    input('param', pathSchema),
    input('json', unexpectedSchema),
    async (c) => {
      await addUnexpected(c.get('ctx'), { trade: c.req.valid('param').id, ...c.req.valid('json') });
      return c.json(await readDeskTrade(c.get('ctx'), c.req.valid('param').id), 200);
    },
  )
  .post(
    '/desk/trades/:id/charity',
    describeRoute({
      summary: 'Count a book for charity that was in the parcel, or take one back',
      responses: tradeResponses,
    }),
    input('param', pathSchema),
    input('json', charityCountSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      await countCharityBook(c.get('ctx'), { trade: id, ...c.req.valid('json') });
      return c.json(await readDeskTrade(c.get('ctx'), id), 200);
    },
  )
  .post(
    '/desk/trades/:id/lines/:line/photos',
    describeRoute({
      summary: 'Add a photo of a copy: the bytes of a JPEG, PNG or WebP of at most 1 MB',
      responses: tradeResponses,
    }),
    input('param', linePathSchema),
    async (c) => {
      const { id, line } = c.req.valid('param');
      requirePicture(c.req.header('Content-Type'));
      await addPhoto(c.get('ctx'), { trade: id, line, bytes: new Uint8Array(await c.req.arrayBuffer()) });
      return c.json(await readDeskTrade(c.get('ctx'), id), 200);
    },
  )
  .delete(
    '/desk/trades/:id/lines/:line/photos/:photo',
    describeRoute({ summary: 'Remove a photo', responses: tradeResponses }),
    input('param', photoPathSchema),
    async (c) => {
      const { id, line, photo } = c.req.valid('param');
      await removePhoto(c.get('ctx'), { trade: id, line, photo });
      return c.json(await readDeskTrade(c.get('ctx'), id), 200);
    },
  )
  .post(
    '/desk/trades/:id/identity',
    describeRoute({ summary: 'Record how the identity of the seller was checked', responses: tradeResponses }),
    input('param', pathSchema),
    input('json', identityCheckSchema),
    async (c) => {
      const { id } = c.req.valid('param');
      await recordIdentity(c.get('ctx'), { trade: id, ...c.req.valid('json') });
      return c.json(await readDeskTrade(c.get('ctx'), id), 200);
    },
  )
  .post(
    '/desk/trades/:id/finish-grading',
    describeRoute({
      summary: 'Finish grading: ask the customer to decide, or settle the inbound leg',
      responses: tradeResponses,
    }),
    input('param', pathSchema),
    async (c) => {
      await finishGrading(c.get('ctx'), { trade: c.req.valid('param').id });
      return c.json(await readDeskTrade(c.get('ctx'), c.req.valid('param').id), 200);
    },
  )
  .post(
    '/desk/trades/:id/lines/:line/sent-back',
    describeRoute({ summary: 'Report that a refused copy was returned to the customer', responses: tradeResponses }),
    input('param', linePathSchema),
    input('json', returnShipmentSchema),
    async (c) => {
      const { id, line } = c.req.valid('param');
      await returnLine(c.get('ctx'), { trade: id, line, ...c.req.valid('json') });
      return c.json(await readDeskTrade(c.get('ctx'), id), 200);
    },
  );
