import { formatList } from '../../../../../domain/formats/format-lists';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import type { LiveNews } from '../../../../data/trade/live-trade';

/** Returns the events since the page was opened, and whether they came before a press. */
export function newsWords({ changes, isTooLate }: LiveNews): string {
  const facts = { changes: formatList(changes, language()) };
  return isTooLate ? m.trades_live_too_late(facts) : m.trades_live_news(facts);
}
