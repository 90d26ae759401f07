import { z } from 'zod';
import { personName } from '../accounts/person-name';
import { emailSchema } from '../accounts/schemas';
import { declarationLimits } from '../policy/limits';
import { instantSchema } from '../schemas';
import { declarationOutcomes } from './declaration';
import { parseTradeNumber } from './number';

/**
 * `POST /api/withdrawals`: a declaration of withdrawal with the data that the law names, and no more. `books`: in
 * words; empty for the whole purchase.
 * @see directive (EU) 2023/2673, article 11a(2)
 */
export const declareSchema = z.strictObject({
  name: z.string().transform(personName).pipe(z.string()),
  number: z.string().transform(parseTradeNumber).pipe(z.string()),
  email: emailSchema,
  books: z.string().trim().max(declarationLimits.books).default(''),
});

export type DeclareInput = z.input<typeof declareSchema>;

/** The declaration as received; the same for every order and for none. */
export const declaredSchema = z.strictObject({ at: instantSchema });

/** A declaration at the desk. `lines`: sent lines of its order that are not withdrawn. */
export const deskDeclarationSchema = z.strictObject({
  id: z.string(),
  at: instantSchema,
  name: z.string(),
  number: z.string(),
  email: z.string(),
  books: z.string(),
  outcome: z.enum(declarationOutcomes),
  trade: z.string().nullable(),
  lines: z.array(z.strictObject({ line: z.int(), title: z.string(), quantity: z.int() })),
});
export type DeskDeclaration = z.infer<typeof deskDeclarationSchema>;
export const deskDeclarationsSchema = z.strictObject({ items: z.array(deskDeclarationSchema), open: z.int() });
export type DeskDeclarations = z.infer<typeof deskDeclarationsSchema>;

/** Lines that a clerk withdraws for a declaration; none: the clerk has handled it otherwise. */
export const closeDeclarationSchema = z.strictObject({ lines: z.array(z.int().min(1)).max(200) });
