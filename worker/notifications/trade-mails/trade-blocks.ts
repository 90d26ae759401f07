import { formatNumber } from '../../../domain/format';
import type { Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Block, Figure } from '../letter/letter';

/** Number of lines shown. Mail readers cut long mails, and the trade's page shows all lines. */
const maxShownLines = 100;

/** Returns a paragraph. */
export const text = (words: string): Block => ({ kind: 'text', text: words });

/** Returns the shop's account and the reference (the trade's number) for a transfer to the shop. */
export function transferBlock(number: string, language: Language, shop: Shop): Block {
  const locale = { locale: language };
  return {
    kind: 'figures',
    figures: [
      { label: m.mail_trade_transfer_holder({}, locale), value: shop.bankHolder },
      { label: 'IBAN', value: shop.iban },
      { label: 'BIC', value: shop.bic },
      { label: m.mail_trade_transfer_reference({}, locale), value: number },
    ],
  };
}

/** Returns lines of books as figures under a title, and the number of further ones. */
export function linesBlocks(figures: readonly Figure[], language: Language, title?: string): Block[] {
  const more = figures.length - maxShownLines;
  const rest =
    more > 0
      ? [text(m.mail_trade_more_lines({ count: more, shown: formatNumber(more, language) }, { locale: language }))]
      : [];
  const shown = figures.slice(0, maxShownLines);
  return [{ kind: 'figures', figures: shown, ...(title === undefined ? {} : { title }) }, ...rest];
}
