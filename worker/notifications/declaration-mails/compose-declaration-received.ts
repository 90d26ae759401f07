import { timeZoneOf } from '../../../domain/market/time-zone';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { nullable } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { withdrawalDeclarations } from '../../platform/db/schema/declarations';
import { trades } from '../../platform/db/schema/trades';
import type { OutboxPayload } from '../../outbox/kinds';
import { writeLetter } from '../letter/letter';
import { declarationReceivedLetter } from './declaration-received-letter';

const receivedDeclaration = defineRead(
  {
    name: withdrawalDeclarations.name,
    number: withdrawalDeclarations.number,
    email: withdrawalDeclarations.email,
    books: withdrawalDeclarations.books,
    language: withdrawalDeclarations.language,
    market: withdrawalDeclarations.market,
    at: withdrawalDeclarations.at,
    outcome: nullable(withdrawalDeclarations.outcome),
    trade_id: nullable(withdrawalDeclarations.tradeId),
    account: nullable(trades.account),
  },
  `SELECT d.name, d.number, d.email, d.books, d.language, d.market, d.at, d.outcome, d.trade_id, t.account
   FROM withdrawal_declarations d LEFT JOIN trades t ON t.id = d.trade_id WHERE d.id = ?1`,
);

/** Composes the receipt of a declaration of withdrawal; null when the declaration was erased meanwhile. */
export async function composeDeclarationReceived(
  ctx: Ctx,
  { declaration, origin }: OutboxPayload<'declaration-received'>,
): Promise<Mail | null> {
  const declared = await receivedDeclaration.first(ctx.db, declaration);
  if (declared === null) return null;
  const { email, market, trade_id: trade, account, ...facts } = declared;
  return writeLetter(
    declarationReceivedLetter(
      {
        ...facts,
        to: email,
        timeZone: timeZoneOf(market),
        pages: `${origin}/${facts.language}`,
        order: trade === null || account === null ? null : `/trades/${trade}`,
      },
      ctx.settings.shop,
    ),
    ctx.settings.shop,
  );
}
