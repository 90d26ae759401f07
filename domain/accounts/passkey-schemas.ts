import { z } from 'zod';
import { passkeyNameSchema } from './room-schemas';
import { passkeyAnswerSchema } from './sign-in-schemas';

/** A passkey that was just made: the answer to the question for one, and what its person calls it. */
export const newPasskeySchema = z.strictObject({ ...passkeyAnswerSchema.shape, ...passkeyNameSchema.shape });
export type NewPasskey = z.infer<typeof newPasskeySchema>;
