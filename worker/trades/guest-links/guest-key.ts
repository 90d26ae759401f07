import { macOf } from '../../platform/keyed-hash';
import { secretHash } from '../../platform/secret-hash';
import type { Ctx } from '../../platform/context';

type Keyed = { readonly ids: Pick<Ctx['ids'], 'bytes'>; readonly settings: Pick<Ctx['settings'], 'dataKeys'> };
const keyBytes = 16;
/**
 * Keys that one trade has by its number, one after the other; those after them are drawn, and mails then lead to where
 * one is asked for.
 */
const turns = 12;

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Returns the key that a trade has at a turn. */
function keyOf(secret: Uint8Array, trade: string, turn: number): Promise<string> {
  return macOf(secret, `guest-key ${trade} ${turn}`);
}

async function findTurn(
  secret: Uint8Array,
  trade: string,
  hash: string,
): Promise<{ readonly turn: number; readonly key: string } | null> {
  for (let turn = 0; turn < turns; turn += 1) {
    const key = await keyOf(secret, trade, turn);
    if ((await secretHash(key)) === hash) return { turn, key };
  }
  return null;
}

/**
 * A new key to a guest's trade, base64url; `before`: hash of the one it replaces, null for the first. It follows from
 * the trade and `DATA_KEY`, so that each mail can carry it and no table has to; drawn where there is no such secret.
 */
export async function newGuestKey({ ids, settings }: Keyed, trade: string, before: string | null): Promise<string> {
  const [secret] = settings.dataKeys;
  const last = secret === undefined || before === null ? null : await findTurn(secret, trade, before);
  const turn = before === null ? 0 : last === null ? turns : last.turn + 1;
  return secret === undefined || turn === turns ? encode(ids.bytes(keyBytes)) : keyOf(secret, trade, turn);
}

/** Returns the path behind the language of a guest's link. The key is in the fragment, which no server sees. */
export const guestTradePath = (trade: string, key: string): string => `/trades/${trade}/open#key=${key}`;

/** The key that opens a guest's trade now, by its stored hash; null for one that was drawn. */
export async function currentGuestKey(
  { settings }: Pick<Keyed, 'settings'>,
  trade: string,
  hash: string,
): Promise<string | null> {
  for (const secret of settings.dataKeys) {
    const found = await findTurn(secret, trade, hash);
    if (found !== null) return found.key;
  }
  return null;
}
