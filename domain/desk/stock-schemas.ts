import { z } from 'zod';
import { deskLimits } from '../policy/limits';
import { deskRecallSchema } from '../catalogue/recalls/recall-schemas';
import { bookCardSchema } from '../catalogue/schemas';
import { gradeSchema, instantSchema, isbnSchema } from '../schemas';
import { stockChangeFault, stockChangeReasons, type StockChangeFault } from './stock-change';

export const stockMovementReasons = [
  'opening',
  'purchase',
  'reserved',
  'released',
  'trade-in',
  'sale',
  'return',
  'loss',
  'correction',
] as const;

const stockItemSchema = z.strictObject({
  grade: gradeSchema,
  onHand: z.int(),
  reserved: z.int(),
  /** Base price of one copy, and average cost of one (null: unknown), in EUR cents. */
  priceCents: z.int(),
  costCents: z.int().nullable(),
  shelf: z.string(),
});

/** A book with its stock and the latest stock movements. */
export const deskBookSchema = z.strictObject({
  book: bookCardSchema,
  recall: deskRecallSchema.nullable(),
  stock: z.array(stockItemSchema),
  movements: z.array(
    z.strictObject({
      grade: gradeSchema,
      onHandChange: z.int(),
      reservedChange: z.int(),
      reason: z.enum(stockMovementReasons),
      costCents: z.int().nullable(),
      trade: z.string().nullable(),
      at: instantSchema,
    }),
  ),
});
export const deskStockSchema = z.strictObject({ items: z.array(deskBookSchema) });
/** `GET /api/desk/stock`: an ISBN in any spelling, or words of title and author. Empty: the recalled books. */
export const stockQuerySchema = z.strictObject({ q: z.string().trim().max(200) });

/** Field that is wrong in a change with this fault. */
const faultFields: Readonly<Record<StockChangeFault, 'change' | 'unitCost'>> = {
  nothing: 'change',
  'too-many': 'change',
  'against-reason': 'change',
  'cost-missing': 'unitCost',
  'cost-wrong': 'unitCost',
};

/**
 * `POST /api/desk/stock`: copies found, missing or bought, and their shelf. `unitCost`: EUR cents, for purchases.
 * `seen`: the count on the page, so that a repeated request or a colleague's does not count twice.
 */
export const stockChangeSchema = z
  .strictObject({
    isbn: isbnSchema,
    grade: gradeSchema,
    change: z.int(),
    reason: z.enum(stockChangeReasons),
    unitCost: z.int().optional(),
    shelf: z.string().trim().max(deskLimits.shelf).optional(),
    seen: z.int().min(0).optional(),
  })
  .superRefine((change, context) => {
    const fault = stockChangeFault(change);
    if (fault !== null) context.addIssue({ code: 'custom', path: [faultFields[fault]] });
  });

export type DeskBook = z.infer<typeof deskBookSchema>;
export type DeskStock = z.infer<typeof deskStockSchema>;
export type StockChange = z.infer<typeof stockChangeSchema>;
