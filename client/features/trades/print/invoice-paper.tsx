import { formatInstant } from '../../../../domain/formats/format-dates';
import { defaultMarket, isMarket } from '../../../../domain/market/market';
import { timeZoneOf } from '../../../../domain/market/time-zone';
import type { Trade } from '../../../../domain/trades/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import type { Print } from '../loaders';
import { SalePaper } from './sale-paper';

/** Returns a day on a paper, by the calendar of the trade's market. */
const dayIn =
  ({ market }: Pick<Trade, 'market'>) =>
  (instant: string) =>
    formatInstant(instant, language(), timeZoneOf(isMarket(market) ? market : defaultMarket), 'day');

/** Invoice for new copies, and statement under the margin scheme for used ones, on one paper. */
export function InvoicePaper({
  print: {
    trade,
    papers: { invoice },
  },
}: {
  readonly print: Print;
}) {
  if (invoice === null) return null;
  const day = dayIn(trade);
  return (
    <SalePaper
      trade={trade}
      paper={invoice}
      title={m.trades_print_name_invoice()}
      totalWords={m.trades_invoice_total()}
      facts={[
        [
          m.trades_invoice_number(),
          <span key="n" className="code">
            {invoice.number}
          </span>,
        ],
        [m.trades_invoice_day(), day(invoice.at)],
        [m.trade_event_dispatched(), day(invoice.at)],
        [m.trades_invoice_ordered(), day(trade.placedAt)],
        [
          m.trades_invoice_order(),
          <span key="o" className="code">
            {trade.number}
          </span>,
        ],
      ]}
    />
  );
}

/**
 * Credit note. It names its invoice (Directive 2006/112/EC, article 219). `note`: its number within the trade, from 1.
 */
export function CreditNotePaper({
  print: {
    trade,
    papers: { invoice, creditNotes },
  },
  note,
}: {
  readonly print: Print;
  readonly note: number;
}) {
  const paper = creditNotes[note - 1];
  if (invoice === null || paper === undefined) return null;
  const day = dayIn(trade);
  return (
    <SalePaper
      trade={trade}
      paper={paper}
      title={m.trades_print_name_credit_note()}
      totalWords={m.trades_credit_note_total()}
      facts={[
        [
          m.trades_credit_note_number(),
          <span key="n" className="code">
            {paper.number}
          </span>,
        ],
        [m.trades_credit_note_day(), day(paper.at)],
        [
          m.trades_credit_note_corrects(),
          <span key="i" className="code">
            {invoice.number}
          </span>,
        ],
        [m.trades_invoice_day(), day(invoice.at)],
        [
          m.trades_invoice_order(),
          <span key="o" className="code">
            {trade.number}
          </span>,
        ],
      ]}
    />
  );
}
