import { usedGrades, type UsedGrade } from '../../../domain/grade';
import type { Market } from '../../../domain/market/market';
import { hasEnoughWithHeld } from '../../../domain/pricing/supply';
import { dayMs, addMs } from '../../../domain/time';
import { offerFacts, offerFactsAt, offerFactsStatements } from '../../catalogue/cards/book-cards';
import type { BookFacts } from '../../catalogue/cards/offer-rows';
import { outboxStatement } from '../../outbox/outbox-statement';
import type { Account, Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { defineRead } from '../../platform/db/read';
import { accounts } from '../../platform/db/schema/accounts';
import { offerWatches } from '../../platform/db/schema/watches';
import { accountOwner } from '../../platform/owner';
import { holdsAt, holdsStatement, storeHoldsStatement } from '../basket/hold-rows';
import { holdNow, offerToPerson } from '../basket/basket-line';

/** Editions valued at once, the most that one request for offers takes. */
const editionsAtOnce = 1000;
/** Days that a watch is listed after its mail: the offer's 28 days, and as long again to look it up. */
const listedDays = 56;

const openWatches = defineRead(
  { isbn: offerWatches.isbn, market: offerWatches.market },
  `SELECT DISTINCT isbn, market FROM offer_watches WHERE told_at IS NULL AND (market, isbn) > (?1, ?2)
   ORDER BY market, isbn LIMIT ?3`,
);
const watchers = defineRead(
  {
    account: offerWatches.account,
    name: accounts.name,
    email: accounts.email,
    isbn: offerWatches.isbn,
    grade: offerWatches.grade,
  },
  `SELECT w.account, a.name, a.email, w.isbn, w.grade FROM offer_watches w JOIN accounts a ON a.id = w.account
   WHERE w.told_at IS NULL AND w.market = ?1 AND w.isbn IN (SELECT value FROM json_each(?2))
     AND a.confirmed_at IS NOT NULL ORDER BY w.account, w.isbn`,
);
type Watched = { readonly isbn: string; readonly grade: UsedGrade };

/**
 * Queues mails about offers for books that the shop declined before, and holds these offers from now: one mail an
 * account and night, each watch once. Runs nightly, after the prices. Safe to run twice, also at the same moment.
 * @returns how many watches the mails are about
 */
export async function queueOfferMails(ctx: Ctx): Promise<{ readonly mailed: number }> {
  let mailed = 0;
  let after: { readonly market: string; readonly isbn: string } | undefined = { market: '', isbn: '' };
  while (after !== undefined) {
    const open: readonly { readonly isbn: string; readonly market: Market }[] = await openWatches.all(
      ctx.db,
      after.market,
      after.isbn,
      editionsAtOnce,
    );
    for (const [market, rows] of Map.groupBy(open, (row) => row.market)) {
      mailed += await queueMailsOfMarket(
        { ...ctx, market },
        rows.map(({ isbn }) => isbn),
      );
    }
    after = open.length < editionsAtOnce ? undefined : open.at(-1);
  }
  const listedSince = addMs(ctx.now.toISOString(), -listedDays * dayMs);
  await sql(ctx.db, 'DELETE FROM offer_watches WHERE told_at < ?1', listedSince).run();
  return { mailed };
}

/**
 * Queues the mails about the editions that anybody gets an offer for. Most are still declined, so few accounts are
 * read.
 */
async function queueMailsOfMarket(ctx: Ctx, isbns: readonly string[]): Promise<number> {
  const { books } = await offerFacts(ctx, isbns, 'everyone');
  const canOffer = ({ facts }: BookFacts) =>
    !hasEnoughWithHeld(facts.supply, facts.held) &&
    usedGrades.some((grade) => offerToPerson(ctx, facts, null, { grade, exLibrary: false }).kind === 'offer');
  const wanted = [...books].flatMap(([isbn, book]) => (canOffer(book) ? [isbn] : []));
  if (wanted.length === 0) return 0;
  const rows = await watchers.all(ctx.db, ctx.market, JSON.stringify(wanted));
  let mailed = 0;
  for (const watches of Map.groupBy(rows, ({ account }) => account).values()) {
    const [first] = watches;
    if (first !== undefined) mailed += await queueMailOfAccount(asPerson(ctx, first), watches);
  }
  return mailed;
}

/** Returns the context in which the account's own sales, purchases and wishes count. */
function asPerson(ctx: Ctx, { account: id, name, email }: Pick<Account, 'name' | 'email'> & { account: string }): Ctx {
  const account: Account = { id, name, email, role: 'customer' };
  return {
    ...ctx,
    actor: { kind: 'account', account, session: '', provedAt: null, secondFactor: false, visitor: null },
  };
}

/** Holds the offers that this person gets now, and queues the mail about them. Returns the number of editions. */
async function queueMailOfAccount(
  ctx: Ctx,
  watches: readonly (Watched & { readonly account: string })[],
): Promise<number> {
  const account = watches[0]?.account ?? '';
  const owner = accountOwner(account);
  const isbns = watches.map(({ isbn }) => isbn);
  const results = await ctx.db.batch([...offerFactsStatements(ctx, isbns), holdsStatement(ctx, owner, isbns)]);
  const { books } = offerFactsAt(ctx, results, 0);
  const storedHolds = holdsAt(ctx, results, 2);
  const holds = watches.flatMap(({ isbn, grade }) => {
    const book = books.get(isbn);
    if (book === undefined || hasEnoughWithHeld(book.facts.supply, book.facts.held)) return [];
    const hold = holdNow(ctx, owner, book.facts, storedHolds.get(isbn) ?? null);
    const offer = offerToPerson(ctx, book.facts, hold, { grade, exLibrary: false });
    return offer.kind === 'declined' ? [] : [{ isbn, hold }];
  });
  const [first] = holds;
  if (first === undefined) return 0;
  const heldIsbns = holds.map(({ isbn }) => isbn);
  const now = ctx.now.toISOString();
  await commit(ctx.db, [
    // The market and language of an owner that exists are the person's own choice.
    sql(
      ctx.db,
      `INSERT INTO owners (id, market, language, created_at, last_seen_at)
       SELECT 'a:' || id, ?2, language, ?3, ?3 FROM accounts WHERE id = ?1 ON CONFLICT DO NOTHING`,
      account,
      ctx.market,
      now,
    ),
    storeHoldsStatement(ctx, owner, holds),
    sql(
      ctx.db,
      `UPDATE offer_watches SET told_at = ?3 WHERE account = ?1 AND told_at IS NULL
       AND isbn IN (SELECT value FROM json_each(?2))`,
      account,
      JSON.stringify(heldIsbns),
      now,
    ),
    // One row a day, market and first book, so that a run at the same moment adds no second mail.
    outboxStatement(
      ctx,
      'offer-available',
      { account, market: ctx.market, isbns: heldIsbns, origin: ctx.origin },
      `offer-available:${account}:${ctx.market}:${first.isbn}:${now.slice(0, 10)}`,
    ),
  ]);
  return heldIsbns.length;
}
