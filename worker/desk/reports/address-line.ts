import { z } from 'zod';

const addressSchema = z.object({
  line1: z.string().default(''),
  line2: z.string().default(''),
  postcode: z.string().default(''),
  city: z.string().default(''),
  region: z.string().default(''),
});

/** Returns a stored address in one line, without its country; empty after the person's data was erased. */
export function addressLine(stored: string): string {
  const { line1, line2, postcode, city, region } = addressSchema.parse(JSON.parse(stored));
  return [line1, line2, `${postcode} ${city}`.trim(), region].filter((part) => part !== '').join(', ');
}
