import { formatMoney } from '../../../domain/format';
import { listsStatePostage } from '../../../domain/law/listed-postage';
import { moneyIn, rulesOf, type Market } from '../../../domain/market/market';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';

/** Postage of an order, beside a list of prices, where a law wants it there. */
export function ListedPostage({ market }: { readonly market: Market }) {
  if (!listsStatePostage(market)) return null;
  const { postage, freePostageFrom } = rulesOf(market);
  const amount = (minorUnits: number) => formatMoney(moneyIn(market, minorUnits), language());
  return <p className="small">{m.book_postage({ flat: amount(postage), from: amount(freePostageFrom) })}</p>;
}
