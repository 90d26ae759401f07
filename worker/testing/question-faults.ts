import { z } from 'zod';
import { queryText } from '../../domain/catalogue/words';
import { type ChatCard } from '../../domain/chat/schemas';
import { languageSchema } from '../../domain/schemas';

const books = z
  .strictObject({
    language: z.string(),
    subject: z.string(),
    maxMinor: z.int(),
    author: z.string(),
    title: z.string(),
    atLeast: z.int(),
  })
  .partial();
const expectation = z
  .strictObject({
    answers: z.array(z.string()),
    anywhere: z.array(z.string()),
    books,
    offers: z.strictObject({ isbns: z.array(z.string()), kind: z.enum(['offer', 'declined', 'invalid']).optional() }),
    trades: z.strictObject({ signedIn: z.boolean() }),
    handOver: z.literal(true),
    kind: z.enum(['greeting', 'thanks', 'who', 'unknown', 'abuse']),
    language: languageSchema,
  })
  .partial();
/** A file of written questions. */
export const fileSchema = z.strictObject({
  questions: z.array(
    z.strictObject({ id: z.string(), ask: z.string(), as: z.enum(['guest', 'reader']), expect: expectation }),
  ),
});
type Expectation = z.infer<typeof expectation>;

/** An answer's text and cards. */
export interface Answer {
  readonly text: string;
  readonly cards: readonly ChatCard[];
}

/** Returns the first card of a kind, if there is one. */
export const card = <Kind extends ChatCard['kind']>(answer: Answer, kind: Kind) =>
  answer.cards.find((each): each is Extract<ChatCard, { kind: Kind }> => each.kind === kind);

/** Returns the fault of an answer's books against the expectation, or null. */
export function booksFault(answer: Answer, wanted: z.infer<typeof books>): string | null {
  const items = card(answer, 'books')?.items ?? [];
  const [first] = items;
  if (items.length < (wanted.atLeast ?? 1) || first === undefined) return `${items.length} books`;
  const bad = items.find(
    (book) =>
      (wanted.language !== undefined && book.language !== wanted.language) ||
      (wanted.subject !== undefined && !book.subjects.some((subject) => subject === wanted.subject)) ||
      (wanted.maxMinor !== undefined && (book.cheapest?.price.minor ?? Infinity) > wanted.maxMinor),
  );
  if (bad !== undefined)
    return `not wanted: ${bad.title} ${bad.language} ${bad.subjects.join()} ${bad.cheapest?.price.minor}`;
  const has = (part: string | undefined, whole: string) =>
    part === undefined || queryText(whole).includes(queryText(part));
  return has(wanted.author, first.authors.join(' ')) && has(wanted.title, first.title)
    ? null
    : `first is ${first.title} by ${first.authors.join()}`;
}

/** Returns the fault of an answer's cards against the expectation, or null. */
export function cardsFault(answer: Answer, wanted: Expectation): string | null {
  const shown = card(answer, 'answers')?.items.map(({ id }) => id) ?? [];
  if (wanted.answers !== undefined && !wanted.answers.includes(shown[0] ?? ''))
    return `answers ${shown.join() || answer.cards.map(({ kind }) => kind).join()}`;
  if (wanted.anywhere !== undefined && !wanted.anywhere.some((id) => shown.includes(id)))
    return `answers ${shown.join()}`;
  if (wanted.books !== undefined) {
    const why = booksFault(answer, wanted.books);
    if (why !== null) return why;
  }
  if (wanted.offers !== undefined) {
    const { isbns, kind } = wanted.offers;
    const items = card(answer, 'offers')?.items ?? [];
    const found = new Set(items.map(({ isbn, asked }) => isbn ?? asked.replace(/\D/g, '')));
    if (!isbns.every((isbn) => found.has(isbn.replace(/[^\dX]/g, '')))) return `offers for ${[...found].join()}`;
    if (kind !== undefined && !items.every(({ offer }) => offer.kind === kind))
      return `offers are ${items.map(({ offer }) => offer.kind).join()}`;
  }
  if (wanted.trades !== undefined && card(answer, 'trades')?.signedIn !== wanted.trades.signedIn) return 'trades';
  if (wanted.handOver === true && card(answer, 'hand-over') === undefined)
    return `no hand-over: ${answer.cards.map(({ kind }) => kind).join()}`;
  if (
    wanted.kind !== undefined &&
    answer.cards.some(({ kind }) => kind === 'books' || kind === 'offers' || kind === 'trades')
  )
    return `cards ${answer.cards.map(({ kind }) => kind).join()}`;
  return null;
}
