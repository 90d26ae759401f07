import type { Language } from '../../language';
import type { Subject } from '../../subjects';

/** Meanings of words that say what a question is about. Their words are in the folder `topics`. */
const topicSenses = [
  'sell',
  'buy',
  'offer',
  'hold',
  'expired',
  'declined',
  'accept',
  'book',
  'copies',
  'isbn',
  'barcode',
  'scan',
  'camera',
  'shelf',
  'offline',
  'guest',
  'account',
  'register',
  'sign-in',
  'password',
  'mail',
  'confirm',
  'passkey',
  'device',
  'locked',
  'delete',
  'data',
  'cookies',
  'library',
  'company',
  'minimum',
  'condition',
  'damaged',
  'worse',
  'choose',
  'described',
  'parcel',
  'pack',
  'postage',
  'send',
  'delivery',
  'country',
  'lost',
  'several',
  'deadline',
  'forgot',
  'silent',
  'grading',
  'money',
  'paid',
  'pay',
  'bank',
  'change',
  'credit',
  'refund',
  'tax',
  'discount',
  'price',
  'return',
  'cancel',
  'swap',
  'trade',
  'reserved',
  'wish',
  'cart',
  'safe',
  'contact',
  'bot',
  'shop',
  'tongue',
  'accessible',
  'catalogue',
  'begin',
  'bought-here',
  'fail',
  'mean',
  'gift-card',
  'e-book',
  'pick-up',
  'student',
  'new-address',
] as const;

/**
 * Meanings by which a message refers to the conversation before it, or to something else than books. In the folder
 * `conversation`.
 */
const conversationSenses = [
  // Something that the assistant does not do: the weather, a poem
  'chore',
  'same-author',
  // "Read them all", "but not by …": an author who is not wanted
  'all-read',
  'next-volume',
  'shorter',
  'cheapest',
  'pages',
  // A bought book came
  'arrived',
  // "Are you …", "am I talking to …"
  'you-are',
] as const;

/** Meanings that a word can have in a message to the shop's assistant. */
export const senses = [
  // Small talk, and words that refer to an answer
  'greet',
  'thanks',
  'bye',
  'identity',
  'abuse',
  'human',
  'yes',
  'no',
  'more',
  'that',
  'first',
  'second',
  'third',
  'last',
  'mine',
  // Wishes for books
  'similar',
  'recommend',
  'want',
  'have',
  'pay-for',
  'take',
  'give',
  'about',
  'under',
  'over',
  'cheap',
  'newest',
  'popular',
  'paperback',
  'hardcover',
  'pocket',
  'new-copy',
  // How a question is put
  'when',
  'how-much',
  'where',
  'why',
  'who',
  'how-many',
  'how',
  'can',
  ...topicSenses,
  ...conversationSenses,
] as const;
export type Sense = (typeof senses)[number];

/** Words of one language for what questions are about, as `Words` explains them. */
export type TopicWords = Readonly<Record<(typeof topicSenses)[number], string>>;

/** Words of one language that refer to the conversation, as `Words` explains them. */
export type ConversationWords = Readonly<Record<(typeof conversationSenses)[number], string>>;

/**
 * Word table of one language. Each text lists spellings separated by `|`; `*` at the end of a word matches any ending,
 * `*` before it any beginning. The words are matched, never shown. A sense may have no words.
 *
 * To change a table, add spellings to a sense; each must have this meaning wherever it occurs. Then run
 * `npx vitest run --project domain domain/chat`: `chat.test.ts` checks single messages,
 * `unforeseen-questions.test.ts` prints how many of the questions in `tests/questions/told` find their answer.
 */
export interface Words {
  readonly senses: Readonly<Record<Sense, string>>;
  readonly subjects: Readonly<Record<Subject, string>>;
  /** Expressions for a book's language: `in german`, `german`. */
  readonly languages: Readonly<Record<Language, string>>;
  /** Numbers with their words: `6 six`. */
  readonly numbers: string;
  /** Words without a meaning of their own: articles, prepositions, auxiliaries, courtesy. */
  readonly filler: string;
}
