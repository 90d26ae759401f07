import { and, eq, isNotNull } from 'drizzle-orm';
import { toLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { orm, run, sql } from '../../platform/db/client';
import { defineRead } from '../../platform/db/read';
import { accounts } from '../../platform/db/schema/accounts';
import { wishes } from '../../platform/db/schema/lists';
import { accountOwner } from '../../platform/owner';
import { writeLetter } from '../letter/letter';
import { wishAvailableLetter } from './wish-available-letter';
import { bookCards } from '../../catalogue/cards/book-cards';
import { unsubscribeLinks } from '../mail-choices/unsubscribe-links';
import type { OutboxPayload } from '../../outbox/kinds';

const wishedBooks = defineRead(
  { isbn: wishes.isbn },
  'SELECT isbn FROM wishes WHERE owner = ?1 AND isbn IN (SELECT value FROM json_each(?2))',
);

/**
 * Composes the mail about a person's wishes that have copies again, with today's prices of their market. Null when such
 * mails are off, the wishes were removed, or the copies are sold already.
 */
export async function composeWishAvailable(
  ctx: Ctx,
  { account, isbns, origin }: OutboxPayload<'wish-available'>,
): Promise<Mail | null> {
  const [wisher] = await run(
    orm(ctx.db)
      .select({ email: accounts.email, name: accounts.name, language: accounts.language, market: accounts.market })
      .from(accounts)
      .where(and(eq(accounts.id, account), eq(accounts.wishMails, 1), isNotNull(accounts.confirmedAt))),
  );
  if (wisher === undefined) return null;
  const wished = await wishedBooks.all(ctx.db, accountOwner(account), JSON.stringify(isbns));
  const market = marketOf(wisher.market);
  const cards = await bookCards(
    { ...ctx, market },
    wished.map(({ isbn }) => isbn),
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
    await sql(
      ctx.db,
      'DELETE FROM wish_mails WHERE account = ?1 AND isbn IN (SELECT value FROM json_each(?2))',
      account,
      JSON.stringify(gone),
    ).run();
  }
  if (books.length === 0) return null;
  const language = toLanguage(wisher.language);
  const { email: to, name } = wisher;
  const { shop } = ctx.settings;
  const room = `${origin}/${language}/account-details`;
  const out = await unsubscribeLinks(ctx, { kind: 'wishes', account }, { origin, language });
  const mail = writeLetter(
    wishAvailableLetter(
      { to, name, language, market, books, link: `${room}#wishes`, stopLink: out?.link ?? `${room}/edit#mails` },
      shop,
    ),
    shop,
  );
  return out === null ? mail : { ...mail, headers: out.headers };
}
