import { formatList, formatMoney, formatNumber } from '../../../domain/format';
import { money, type Money } from '../../../domain/money';
import type { Offer } from '../../../domain/pricing/schemas';
import type { RunLine } from '../../../domain/scanning/run';
import { m } from '../../../messages/compiled/messages.js';
import { eachInItsOrder } from '../../lib/words/in-line';
import { language } from '../../lib/language';
import { declineWords, offerReasonWords } from '../../lib/words/offer-words';
import { inOrder } from './problem-sentences';

type Amounted = Extract<Offer, { readonly kind: 'offer' }>;

/** The offer for one copy, where the shop makes one. */
export function offerOf(line: RunLine): Amounted | null {
  return line.answer.kind === 'answered' && line.answer.offer.kind === 'offer' ? line.answer.offer : null;
}

/** The book, once the shop has told it. */
export const bookOf = (line: RunLine) => (line.answer.kind === 'answered' ? line.answer.book : null);

/** A wrong number, or a hard read that waits for a yes. */
export const isProblem = (line: RunLine): boolean => line.problem !== null || !line.sure;

/** Not in the catalogue: kept, to be asked about. */
export const isUnknown = (line: RunLine): boolean =>
  line.answer.kind === 'answered' &&
  line.answer.offer.kind === 'declined' &&
  line.answer.offer.reason === 'not-in-catalogue';

/** What a line is called: its title, else its number. */
export const titleOf = (line: RunLine): string => bookOf(line)?.title ?? inOrder(line.isbn ?? line.text);

export function authorsOf(line: RunLine): string {
  const book = bookOf(line);
  return book === null ? '' : formatList(eachInItsOrder(book.authors), language(), 'unit');
}

/** What the copies that count bring; null without an offer, or when none of them counts. */
export function amountOf(line: RunLine): Money | null {
  const offer = offerOf(line);
  return offer === null || line.offered === 0 ? null : money(offer.amount.minor * line.offered, offer.amount.currency);
}

/** A signed amount that no line breaks behind its sign. */
const signed = (amount: Money): string =>
  formatMoney(amount, language(), { sign: 'always' }).replace(/[+\-−]/, '$&\u2060');

const shown = (count: number) => ({ count, shown: formatNumber(count, language()) });

/** Copies of a line, and how many of them the shop takes; empty for a single one. */
export function copiesWords(line: RunLine): string {
  const hasOffer = offerOf(line) !== null;
  if (hasOffer && line.offered < line.quantity)
    return m.scanning_copies_limit({ ...shown(line.quantity), offered: formatNumber(line.offered, language()) });
  return line.quantity > 1 ? m.scanning_copies_count(shown(line.quantity)) : '';
}

/** The part of an offer that tells most beside the book and its condition. */
function tellingReason(offer: Amounted): string {
  const telling = offer.reasons.filter(
    ({ code, amount }) => !['base', 'grade', 'rounding'].includes(code) && amount.minor !== 0,
  );
  const [most] = telling.toSorted((a, b) => Math.abs(b.amount.minor) - Math.abs(a.amount.minor));
  return most === undefined
    ? ''
    : m.scanning_reason({ reason: offerReasonWords(most.code), amount: signed(most.amount) });
}

const pending: Record<'waiting' | 'asking' | 'offline' | 'failed', () => string> = {
  waiting: m.scanning_waiting,
  asking: m.scanning_asking,
  offline: m.scanning_line_offline,
  failed: m.scanning_line_failed,
};

/** Why a line brings what it brings, in half a line. */
export function whyOf(line: RunLine): string {
  const { answer } = line;
  if (answer.kind !== 'answered') return pending[answer.kind]();
  if (line.taken > 0) return m.scanning_in_basket(shown(line.taken));
  if (answer.offer.kind === 'offer') return copiesWords(line) || tellingReason(answer.offer);
  if (isUnknown(line)) return m.scanning_not_in_catalogue();
  return answer.offer.kind === 'declined' ? declineWords(answer.offer.reason) : declineWords(answer.offer.problem);
}

/** What stands where the amount would: the amount, "declined", "ask us", or nothing while it is not known. */
export function resultOf(line: RunLine): string {
  const amount = amountOf(line);
  if (amount !== null) return formatMoney(amount, language());
  if (line.answer.kind !== 'answered') return '';
  return isUnknown(line) ? m.scanning_ask_us() : m.scanning_declined();
}
