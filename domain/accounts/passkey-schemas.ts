import { z } from 'zod';
import { passkeyNameSchema } from './room-schemas';
import { passkeyAnswerSchema } from './sign-in-schemas';

/** Registration of a new passkey: the authenticator's answer and the name that the person chose. */
export const newPasskeySchema = z.strictObject({ ...passkeyAnswerSchema.shape, ...passkeyNameSchema.shape });
export type NewPasskey = z.infer<typeof newPasskeySchema>;
