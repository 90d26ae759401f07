import { formatMoney } from '../../../../domain/format';
import { money } from '../../../../domain/money';
import { language } from '../../../lib/language';

/** Returns an amount of the stock, which is kept in euro cents, as text. */
export const formatEuro = (cents: number) => formatMoney(money(cents, 'EUR'), language());
