import { z } from 'zod';
import { marketCodes } from '../../../domain/market/market-codes';
import { languageSchema } from '../../../domain/schemas';

/** Header that passes a listener from the Worker to the conversation's object. Browsers cannot reach the object. */
export const listenerHeader = 'Dogear-Listener';

/** The person at the other end of a socket, from the handshake. It is stored with the socket during hibernation. */
export const listenerSchema = z.strictObject({
  conversation: z.string(),
  /** `a:` account or `v:` visitor, as in `conversations.owner`. */
  owner: z.string(),
  /** Id of the account's session; null for a guest. */
  session: z.string().nullable(),
  language: languageSchema,
  market: z.enum(marketCodes),
  /** Country of the visitor (ISO 3166). Older sockets lack it. */
  country: z.string().nullable().default(null),
  network: z.string(),
  origin: z.url(),
  since: z.iso.datetime(),
});
export type Listener = z.infer<typeof listenerSchema>;

/** Returns the listener of a socket. Throws for a socket that the object has not accepted. */
export function listenerOf(socket: WebSocket): Listener {
  return listenerSchema.parse(socket.deserializeAttachment());
}
