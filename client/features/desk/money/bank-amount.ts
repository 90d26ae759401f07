import { formatMoney } from '../../../../domain/format';
import { currencyCodes, money } from '../../../../domain/money';
import { language } from '../../../lib/language';
import { formatFigure } from '../desk-words';

/** Returns an amount of a bank statement's row. An unknown currency is shown as its code. */
export function bankAmount(minor: number, currency: string): string {
  const code = currencyCodes.find((each) => each === currency);
  return code === undefined ? `${formatFigure(minor / 100)} ${currency}` : formatMoney(money(minor, code), language());
}
