import { formatMoney, formatNumber } from '../../../domain/format';
import { formatList } from '../../../domain/formats/format-lists';
import { money, type Money } from '../../../domain/money';
import type { Offer } from '../../../domain/pricing/schemas';
import type { RunLine } from '../../../domain/scanning/run';
import { m } from '../../../messages/compiled/messages.js';
import { isolateNames } from '../../lib/words/join-words';
import { language } from '../../lib/language';
import { declineWords, offerReasonWords } from '../../lib/words/offer-words';
import { isolateCode } from './problem-sentences';
import { countParams } from '../../lib/words/count-params';

type LineWithAmount = Extract<Offer, { readonly kind: 'offer' }>;

/** Returns the offer for one copy, if there is one. */
export function offerOf(line: RunLine): LineWithAmount | null {
  return line.answer.kind === 'answered' && line.answer.offer.kind === 'offer' ? line.answer.offer : null;
}

/** Returns the book, once the shop has answered. */
export const bookOf = (line: RunLine) => (line.answer.kind === 'answered' ? line.answer.book : null);

/** Returns whether a line is a wrong number, or a weak read that waits for confirmation. */
export const isProblem = (line: RunLine): boolean => line.problem !== null || !line.sure;

/** Returns whether the book is not in the catalogue. */
export const isUnknown = (line: RunLine): boolean =>
  line.answer.kind === 'answered' &&
  line.answer.offer.kind === 'declined' &&
  line.answer.offer.reason === 'not-in-catalogue';

/** Returns the title of a line, else its number. */
export const titleOf = (line: RunLine): string => bookOf(line)?.title ?? isolateCode(line.isbn ?? line.text);

/** Returns the authors of a line in one line, empty while the book is unknown. */
export function authorsOf(line: RunLine): string {
  const book = bookOf(line);
  return book === null ? '' : formatList(isolateNames(book.authors), language(), 'unit');
}

/** Returns the sum of the copies that count. Null without an offer, or if none counts. */
export function amountOf(line: RunLine): Money | null {
  const offer = offerOf(line);
  return offer === null || line.offered === 0 ? null : money(offer.amount.minor * line.offered, offer.amount.currency);
}

/** Returns a signed amount in which no line breaks after the sign. */
const signed = (amount: Money): string =>
  formatMoney(amount, language(), { sign: 'always' }).replace(/[+−]/, '$&\u2060');

/** Returns the number of copies of a line, and how many the shop takes. Empty for a single one. */
export function copiesWords(line: RunLine): string {
  const hasOffer = offerOf(line) !== null;
  if (hasOffer && line.offered < line.quantity)
    return m.scanning_copies_limit({ ...countParams(line.quantity), offered: formatNumber(line.offered, language()) });
  return line.quantity > 1 ? m.scanning_copies_count(countParams(line.quantity)) : '';
}

/** Returns the largest part of an offer besides the book and its grade. */
function mainReason(offer: LineWithAmount): string {
  const candidates = offer.reasons.filter(
    ({ code, amount }) => !['base', 'grade', 'rounding'].includes(code) && amount.minor !== 0,
  );
  const [largest] = candidates.toSorted((a, b) => Math.abs(b.amount.minor) - Math.abs(a.amount.minor));
  return largest === undefined
    ? ''
    : m.scanning_reason({ reason: offerReasonWords(largest.code), amount: signed(largest.amount) });
}

const pending: Record<'waiting' | 'asking' | 'offline' | 'failed', () => string> = {
  waiting: m.scanning_waiting,
  asking: m.scanning_asking,
  offline: m.scanning_line_offline,
  failed: m.scanning_line_failed,
};

/** Returns the reason of a line's amount in half a line. */
export function reasonWordsOf(line: RunLine): string {
  const { answer } = line;
  if (answer.kind !== 'answered') return pending[answer.kind]();
  if (line.taken > 0) return m.scanning_in_basket(countParams(line.taken));
  if (answer.offer.kind === 'offer') return copiesWords(line) || mainReason(answer.offer);
  if (isUnknown(line)) return m.scanning_not_in_catalogue();
  return answer.offer.kind === 'declined' ? declineWords(answer.offer.reason) : declineWords(answer.offer.problem);
}

/** Returns the content of the amount's column: the amount, "we can’t buy", "no offer", or nothing while unknown. */
export function resultOf(line: RunLine): string {
  const amount = amountOf(line);
  if (amount !== null) return formatMoney(amount, language());
  if (line.answer.kind !== 'answered') return '';
  return isUnknown(line) ? m.scanning_ask_us() : m.scanning_declined();
}

/** Returns whether the shop knows the book and declines it, so that a person can ask for a mail about a later offer. */
export function isWatchable({ answer }: RunLine): boolean {
  return answer.kind === 'answered' && answer.offer.kind === 'declined' && answer.book !== null;
}
