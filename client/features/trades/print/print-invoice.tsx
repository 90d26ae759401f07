import { formatInstant } from '../../../../domain/format';
import { defaultMarket, isMarket } from '../../../../domain/market/market';
import { timeZoneOf } from '../../../../domain/market/time-zone';
import type { Trade } from '../../../../domain/trades/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import type { Print } from '../loaders';
import { SalePaper } from './sale-paper';

/** Days on papers are those of the trade's market. */
const dayIn =
  ({ market }: Pick<Trade, 'market'>) =>
  (instant: string) =>
    formatInstant(instant, language(), timeZoneOf(isMarket(market) ? market : defaultMarket), 'day');

/** The invoice for new copies, and the statement under the margin scheme for used ones; one paper for both. */
export function PrintInvoice({
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
 * What was taken back of the invoice, which it names (Directive 2006/112/EC, article 219). `note`: which of the
 * trade's, from 1.
 */
export function PrintCreditNote({
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
