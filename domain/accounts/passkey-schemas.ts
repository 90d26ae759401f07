import { z } from 'zod';
import { passkeyNameSchema } from './account-schemas';
import { passkeyResponseSchema } from './sign-in-schemas';

/** Registration of a new passkey: the authenticator's answer and the name that the person chose. */
export const newPasskeySchema = z.strictObject({ ...passkeyResponseSchema.shape, ...passkeyNameSchema.shape });
export type NewPasskey = z.infer<typeof newPasskeySchema>;
