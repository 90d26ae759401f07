import { z } from 'zod';
import { limits } from '../policy/limits';
import { partsOfLineName } from './line-name';
import { gradeSchema, isbnSchema, usedGradeSchema } from '../schemas';

const lineNameSchema = z.string().max(40).transform(partsOfLineName);

/** Number in a form. */
const countSchema = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().max(most));

/** A cart line's form: the new quantity, 0 to remove the line, and a raised price that the person accepts. */
export const cartLineFormSchema = z.strictObject({
  line: lineNameSchema.pipe(z.tuple([isbnSchema, gradeSchema])),
  quantity: countSchema(limits.cartQuantity),
  price: countSchema(Number.MAX_SAFE_INTEGER).optional(),
});

/** A sell list line's form: grade, ex-library, and the copies. A button sends a new quantity, 0 to remove the line. */
export const sellLineFormSchema = z.strictObject({
  line: lineNameSchema.pipe(z.tuple([isbnSchema, usedGradeSchema])),
  grade: usedGradeSchema,
  copies: countSchema(limits.cartQuantity),
  quantity: countSchema(limits.cartQuantity).optional(),
  exLibrary: z.literal('on').optional(),
});
