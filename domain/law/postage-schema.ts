import { z } from 'zod';
import { moneySchema } from '../schemas';

/** Least postage of an order with new books worth less than `cheaperFrom`, and from there on. */
export const postageLawSchema = z.strictObject({ least: moneySchema, cheaperFrom: moneySchema, above: moneySchema });

export type PostageLaw = z.infer<typeof postageLawSchema>;
