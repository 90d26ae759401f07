import { baseLanguage, isLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { writeLetter } from '../letter/letter';
import { wishAvailable } from './wish-available';
import { bookCards } from '../../catalogue/cards/book-cards';
import { wayOut } from '../mail-choices/unsubscribe-links';
import type { OutboxPayload } from '../../outbox/kinds';

interface Wisher {
  readonly email: string;
  readonly name: string;
  readonly language: string;
  readonly market: string | null;
}

/**
 * What came in of a person's wishes, with today's prices of their market; null when they want no such mails any more,
 * or unfolded the corners, or the copies are gone already. Mail readers get the one-press way out (RFC 8058), people
 * the page.
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
    // Somebody was faster than the mail: the wish is told when the next copy comes in.
    await ctx.db
      .prepare('DELETE FROM wish_mails WHERE account = ?1 AND isbn IN (SELECT value FROM json_each(?2))')
      .bind(account, JSON.stringify(gone))
      .run();
  }
  if (books.length === 0) return null;
  const language = isLanguage(wisher.language) ? wisher.language : baseLanguage;
  const { email: to, name } = wisher;
  const { shop } = ctx.settings;
  const room = `${origin}/${language}/account-details`;
  const out = await wayOut(ctx, { kind: 'wishes', account }, { origin, language });
  const mail = writeLetter(
    wishAvailable(
      { to, name, language, books, link: `${room}#wishes`, stopLink: out?.link ?? `${room}/edit#mails` },
      shop,
    ),
    shop,
  );
  return out === null ? mail : { ...mail, headers: out.headers };
}
