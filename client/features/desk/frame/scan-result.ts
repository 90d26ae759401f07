import type { Scan } from '../../../../domain/desk/queue-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { pageTarget, type PageTarget } from '../../../lib/page-link';

/** Page of the desk. */
export interface DeskDestination {
  readonly target: PageTarget;
  readonly words: string;
}

/** Answer to a scan, in large words and as a sound: right, wrong, or a question. */
export interface ScanAnswer {
  readonly tone: 'right' | 'wrong' | 'ask';
  readonly words: string;
  readonly note?: string | undefined;
  /** Targets to choose from, if a code has several meanings. */
  readonly links?: readonly DeskDestination[] | undefined;
}

export interface ScanResult {
  /** Target that opens at once. Null if the page stays open or the clerk chooses. */
  readonly destination: DeskDestination | null;
  readonly answer: ScanAnswer;
}

/** Returns the page of a trade, or of a book in it. */
export const deskTradePage = (id: string, book?: string): PageTarget =>
  pageTarget({ to: '/desk/trades/$id', params: { id }, search: { book } });

/** Returns whether a code belongs to a parcel that the desk has not received yet. */
export const isToReceive = (scan: Scan): boolean => scan.kind === 'parcel' && scan.receivedAt === null;

const goTo = (destination: DeskDestination, words: string, note?: string): ScanResult => ({
  destination,
  answer: { tone: 'right', words, note },
});

/**
 * Returns the target of a scanned code: a parcel's receipt or grading, a trade by its number, for a book the line that
 * waits for it, else its stock.
 */
export function scanResultOf(scan: Scan): ScanResult {
  if (scan.kind === 'unknown')
    return {
      destination: null,
      answer: { tone: 'wrong', words: m.desk_scan_unknown(), note: m.desk_scan_unknown_note() },
    };
  if (scan.kind === 'mistyped')
    return { destination: null, answer: { tone: 'wrong', words: m.problem_parcel_code_mistyped() } };
  if (scan.kind === 'trade')
    return goTo({ target: deskTradePage(scan.trade), words: scan.number }, m.desk_scan_trade({ number: scan.number }));
  if (scan.kind === 'parcel') {
    if (scan.receivedAt === null)
      return goTo(
        { target: pageTarget({ to: '/desk/receive', search: { code: scan.code } }), words: scan.code },
        m.desk_scan_parcel({ code: scan.code }),
      );
    return goTo(
      { target: deskTradePage(scan.trade), words: scan.number },
      m.desk_scan_parcel_here({ code: scan.code }),
    );
  }
  const title = scan.title ?? scan.isbn;
  const trades = new Map(scan.waiting.map(({ trade, number }) => [trade, number]));
  const links = [...trades].map(([trade, number]) => ({
    target: deskTradePage(trade, scan.isbn),
    words: m.desk_scan_trade({ number }),
  }));
  const [only] = links;
  const stock = { target: pageTarget({ to: '/desk/stock', search: { q: scan.isbn } }), words: m.desk_stock() };
  if (only === undefined)
    return goTo(stock, title, scan.title === null ? m.desk_scan_book_unknown() : m.desk_scan_to_stock());
  if (links.length === 1) return goTo(only, title, only.words);
  return {
    destination: null,
    answer: { tone: 'ask', words: title, note: m.desk_scan_which(), links: [...links, stock] },
  };
}
