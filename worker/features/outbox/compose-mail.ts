import type { Ctx } from '../../context';
import type { Mail } from '../../adapters/mail';
import { composeConfirmAccount } from './compose-confirm-account';
import { composeTradePlaced } from './compose-trade-placed';
import { outboxPayloads } from './kinds';

/** The mail of an outbox row; null when there is nothing left to tell. Throws on a row that nobody here can have written. */
export async function composeMail(ctx: Ctx, kind: string, payload: string): Promise<Mail | null> {
  const facts: unknown = JSON.parse(payload);
  switch (kind) {
    case 'confirm-account': return composeConfirmAccount(ctx, outboxPayloads['confirm-account'].parse(facts));
    case 'trade-placed': return composeTradePlaced(ctx, outboxPayloads['trade-placed'].parse(facts));
    default: throw new Error(`unknown kind ${kind}`);
  }
}
