import { toLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { writeLetter } from '../letter/letter';
import { wishAvailable } from './wish-available';
import { bookCards } from '../../catalogue/cards/book-cards';
import { unsubscribeLinks } from '../mail-choices/unsubscribe-links';
import type { OutboxPayload } from '../../outbox/kinds';

interface Wisher {
  readonly email: string;
  readonly name: string;
  readonly language: string;
  readonly market: string | null;
}

/**
 * Composes the mail about a person's wishes that have copies again, with today's prices of their market. Null when such
 * mails are off, the wishes were removed, or the copies are sold already.
 */
export async function composeWishAvailable(
  ctx: Ctx,
  { account, isbns, origin }: OutboxPayload<'wish-available'>,
): Promise<Mail | null> {
  const wisher = await ctx.db
    .prepare(
      `SELECT email, name, language, market FROM accounts WHERE id = ?1 AND wish_mails = 1
        AND confirmed_at IS NOT NULL`,
    )
    .bind(account)
    .first<Wisher>();
  if (wisher === null) return null;
  const { results } = await ctx.db
    .prepare('SELECT isbn FROM wishes WHERE owner = ?1 AND isbn IN (SELECT value FROM json_each(?2))')
    .bind(`a:${account}`, JSON.stringify(isbns))
    .all<{ isbn: string }>();
  const cards = await bookCards(
    { ...ctx, market: marketOf(wisher.market) },
    results.map(({ isbn }) => isbn),
  );
  const books = isbns.flatMap((isbn) => {
    const card = cards.get(isbn);
    return card === undefined || card.cheapest === null
      ? []
      : [{ title: card.title, authors: card.authors, price: card.cheapest.price }];
  });
  const gone = isbns.filter((isbn) => (cards.get(isbn)?.cheapest ?? null) === null);
  if (gone.length > 0) {
    // These copies were sold before the mail: the next copy causes a mail again.
    await ctx.db
      .prepare('DELETE FROM wish_mails WHERE account = ?1 AND isbn IN (SELECT value FROM json_each(?2))')
      .bind(account, JSON.stringify(gone))
      .run();
  }
  if (books.length === 0) return null;
  const language = toLanguage(wisher.language);
  const { email: to, name } = wisher;
  const { shop } = ctx.settings;
  const room = `${origin}/${language}/account-details`;
  const out = await unsubscribeLinks(ctx, { kind: 'wishes', account }, { origin, language });
  const mail = writeLetter(
    wishAvailable(
      { to, name, language, books, link: `${room}#wishes`, stopLink: out?.link ?? `${room}/edit#mails` },
      shop,
    ),
    shop,
  );
  return out === null ? mail : { ...mail, headers: out.headers };
}
