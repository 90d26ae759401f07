import type { Language } from '../../language';
import type { Subject } from '../../subjects';

/** What words can mean in this shop: how people talk, how they wish for books, and what questions are about. */
export const senses = [
  // Talk
  'greet', 'thanks', 'bye', 'identity', 'abuse', 'human', 'yes', 'no', 'more', 'that', 'first', 'second', 'third', 'last', 'mine',
  // Wishes for books
  'want', 'have', 'pay-for', 'take', 'give', 'about', 'under', 'over', 'cheap', 'newest', 'popular', 'paperback', 'hardcover', 'pocket', 'new-copy',
  // Kinds of questions
  'when', 'how-much', 'where', 'why', 'who', 'how-many', 'how', 'can',
  // What questions are about
  'sell', 'buy', 'offer', 'hold', 'expired', 'declined', 'accept', 'book', 'copies', 'isbn', 'barcode', 'scan', 'camera', 'shelf', 'offline',
  'guest', 'account', 'register', 'sign-in', 'password', 'mail', 'confirm', 'passkey', 'device', 'locked', 'delete', 'data', 'cookies',
  'library', 'company', 'minimum', 'condition', 'damaged', 'worse', 'choose', 'described', 'parcel', 'pack', 'postage', 'send', 'delivery',
  'country', 'lost', 'several', 'deadline', 'forgot', 'silent', 'grading', 'money', 'paid', 'pay', 'bank', 'change', 'credit', 'refund', 'tax',
  'discount', 'price', 'return', 'cancel', 'swap', 'trade', 'reserved', 'wish', 'cart', 'safe', 'contact', 'bot', 'shop', 'tongue',
  'accessible', 'catalogue', 'begin', 'bought-here', 'fail', 'mean',
] as const;
export type Sense = (typeof senses)[number];

/**
 * What people call things in one language. Each text lists spellings divided by `|`; a `*` at the end of a word stands for
 * any ending. Words to be matched, never shown. A sense may be left empty.
 */
export interface Words {
  readonly senses: Readonly<Record<Sense, string>>;
  readonly subjects: Readonly<Record<Subject, string>>;
  /** How books in a language are called: `in german`, `german`. */
  readonly languages: Readonly<Record<Language, string>>;
  /** `6 six`. */
  readonly numbers: string;
  /** Words that carry no meaning of their own: articles, prepositions, auxiliaries, courtesy. */
  readonly filler: string;
}
