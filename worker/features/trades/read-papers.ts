import { isUsed } from '../../../domain/grade';
import { rulesOf } from '../../../domain/market';
import { money } from '../../../domain/money';
import { taxIn, type Papers } from '../../../domain/trades/papers';
import type { Ctx } from '../../context';
import { requireTrade, type AskedTrade } from './require-trade';

/** What label, slip and invoice of a trade need beyond it, for whoever may see it; else `trade-not-found`. */
export async function readPapers(ctx: Ctx, asked: AskedTrade): Promise<Papers> {
  const { trade, outbound } = await requireTrade(ctx, asked);
  const { legalName, tradingName, street: line1, postcode, city, country, registration, vatNumber, email, phone } = ctx.settings.shop;
  const taxed = rulesOf(trade.market).vatIncluded ? outbound.filter(({ grade }) => !isUsed(grade)) : [];
  return {
    seller: { legalName, tradingName, line1, postcode, city, country, registration, vatNumber, email, phone },
    replyLicence: ctx.settings.replyLicences[trade.market] ?? null,
    taxes: taxed.map(({ line, price, quantity, vat_rate: basisPoints }) => ({ line, basisPoints, amount: money(taxIn(price * quantity, basisPoints), trade.currency) })),
  };
}
