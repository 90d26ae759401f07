import { baseLanguage, isLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import { money } from '../../../domain/money';
import { timeZoneOf } from '../../../domain/market/time-zone';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { rows, sql } from '../../platform/db/client';
import { mailOrigin, secretLinkOrigin } from '../../platform/settings/mail-origin';
import { writeLetter } from '../letter/letter';
import { tradeStep } from './trade-step';
import type { TradeStep } from './trade-step-data';
import { guestWantsMails } from '../mail-choices/guest-choice';
import { wayOut } from '../mail-choices/unsubscribe-links';
import { currentGuestKey, guestTradePath } from '../../trades/guest-links/guest-key';
import { readRecord } from '../../trades/core/read-record';
import { pathOfGuestLink } from './guest-link';
import type { OutboxPayload } from '../../outbox/kinds';
import { refundAccountTold, refundTold, reminderTold, stepTold, sumOf, type Told } from './trade-mail-data';

/**
 * Steps that are good to know: whoever wants no such mails gets those only that ask for something, or change what is
 * owed or agreed. These carry their way out (decision 035); whatever is not here is told always, and carries none.
 */
const wishedFor: ReadonlySet<TradeStep['kind']> = new Set([
  'received',
  'paid',
  'dispatched',
  'remind-post',
  'remind-decide',
  'remind-pay',
]);

type Person = Told & { readonly email: string; readonly language: string };

/**
 * A trade and whom to tell of it: the account's present address and language, or the guest's. Null for a trade of
 * nobody's any more.
 */
async function readPerson(ctx: Ctx, id: string): Promise<Person | null> {
  const record = await readRecord(ctx, id);
  if (record === null || record.trade.email === '') return null;
  const { trade } = record;
  const now = ctx.now.toISOString();
  if (trade.account === null)
    return { record, now, email: trade.email, language: trade.language, iban: trade.payout_iban_masked ?? '' };
  const [account] = await rows<{ email: string; language: string; iban: string | null }>(
    sql(
      ctx.db,
      `SELECT a.email, a.language, d.iban_masked AS iban FROM accounts a LEFT JOIN payout_details d ON d.account = a.id
        WHERE a.id = ?1`,
      trade.account,
    ),
  );
  return account === undefined ? null : { record, now, ...account, iban: account.iban ?? '' };
}

/** That a parcel became a trade of its own is told whatever is wished for. */
const mayBeOff = (step: TradeStep) => wishedFor.has(step.kind) && !(step.kind === 'received' && step.restOf !== null);

/**
 * Where a mail's button leads. `path`: of the trade's page, language and key included; the letter builds it otherwise.
 */
interface From {
  readonly origin: string;
  readonly path?: string;
}

/** Writes the mail of a step, or null where its person wants no such mails. */
async function letterOf(ctx: Ctx, told: Person, step: TradeStep, from: From): Promise<Mail | null> {
  const { record, email, ...person } = told;
  const { trade } = record;
  const isOptional = mayBeOff(step);
  if (isOptional && !(trade.account === null ? await guestWantsMails(ctx, email) : record.wantsMails)) return null;
  const language = isLanguage(person.language) ? person.language : baseLanguage;
  const isGuest = trade.account === null;
  const key =
    isGuest && from.path === undefined && trade.guest_key_hash !== null
      ? await currentGuestKey(ctx, trade.id, trade.guest_key_hash)
      : null;
  const isKey = key !== null || (isGuest && from.path !== undefined);
  const origin = isKey ? secretLinkOrigin(ctx) : from.origin;
  const at = (path: string) => `${origin}/${language}${path}`;
  const whose = trade.account === null ? { guestOf: trade.id } : { account: trade.account };
  const out = isOptional ? await wayOut(ctx, { kind: 'trades', ...whose }, { origin, language }) : null;
  const ownPath = key === null ? `/trades/${trade.id}` : guestTradePath(trade.id, key);
  const mail = writeLetter(
    tradeStep(
      {
        to: email,
        name: trade.name,
        language,
        timeZone: timeZoneOf(marketOf(trade.market)),
        number: trade.number,
        link: from.path === undefined ? at(ownPath) : origin + from.path,
        isKey,
        findLink: isGuest && !isKey ? at('/find-trade') : null,
        payoutLink: isGuest ? null : at('/account-details/edit#payout'),
        stopLink: out?.link ?? (isOptional && !isGuest ? at('/account-details/edit#mails') : null),
        step,
      },
      ctx.settings.shop,
    ),
    ctx.settings.shop,
  );
  return out === null ? mail : { ...mail, headers: out.headers };
}

async function tell(ctx: Ctx, trade: string, stepOf: (person: Person) => TradeStep | null): Promise<Mail | null> {
  const person = await readPerson(ctx, trade);
  const step = person === null ? null : stepOf(person);
  if (person === null || step === null) return null;
  return letterOf(ctx, person, step, { origin: mailOrigin(ctx) });
}

/**
 * A step of a trade, told from what stands now; null where it is nothing to tell, or its person wants no such mails.
 */
export function composeTradeStep(ctx: Ctx, facts: OutboxPayload<'trade-step'>): Promise<Mail | null> {
  return tell(ctx, facts.trade, (person) => stepTold(person, facts));
}

/**
 * A deadline that is near, told from what stands now; null where there is nothing to do any more, or no such mails are
 * wanted.
 */
export function composeTradeReminder(
  ctx: Ctx,
  { trade, about }: OutboxPayload<'trade-reminder'>,
): Promise<Mail | null> {
  return tell(ctx, trade, (person) => reminderTold(person, about));
}

/** A refund by bank whose account is not known; null where it is by now. */
export function composeRefundAccount(ctx: Ctx, { trade }: OutboxPayload<'refund-account'>): Promise<Mail | null> {
  return tell(ctx, trade, refundAccountTold);
}

/** A refund that ended beside a payout; null where it came back meanwhile. */
export function composeRefunded(ctx: Ctx, { trade, payout }: OutboxPayload<'refunded'>): Promise<Mail | null> {
  return tell(ctx, trade, (person) => refundTold(person, payout));
}

/** A transfer to the person that came back; null where it was sent again already. */
export function composeCameBack(ctx: Ctx, { trade, payout }: OutboxPayload<'came-back'>): Promise<Mail | null> {
  return tell(ctx, trade, ({ record }) => {
    const failed = record.payouts.find(({ id, state }) => id === payout && state === 'failed');
    return failed === undefined ? null : { kind: 'payout-failed', amount: money(failed.amount, record.trade.currency) };
  });
}

/** The confirmation of a withdrawal, on a durable medium and at once (EU 2023/2673): what, when, and what follows. */
export async function composeWithdrawn(ctx: Ctx, facts: OutboxPayload<'withdrawn'>): Promise<Mail | null> {
  const { trade, withdrawal } = facts;
  const person = await readPerson(ctx, trade);
  const said = person?.record.withdrawals.find((row) => row.withdrawal === withdrawal);
  if (person === null || said === undefined) return null;
  const {
    outbound,
    trade: { currency, account, payout },
  } = person.record;
  const byBooks = sumOf(person.record, 'netted-in') + sumOf(person.record, 'netted-out');
  const lines: unknown = JSON.parse(said.lines);
  const [typed] = await rows<{ words: string }>(
    sql(ctx.db, 'SELECT words FROM withdrawals WHERE trade_id = ?1 AND withdrawal = ?2', trade, withdrawal),
  );
  const step: TradeStep = {
    kind: 'withdrawn',
    at: said.at,
    notAsDescribed: said.reason === 'not-as-described',
    words: typed?.words ?? '',
    paidByBooks: byBooks <= 0 ? null : payout === 'bank' ? 'bank' : 'store-credit',
    lines: outbound
      .filter(({ line }) => Array.isArray(lines) && lines.includes(line))
      .map(({ title, grade, quantity, price }) => ({
        title,
        grade,
        quantity,
        total: money(price * quantity, currency),
      })),
  };
  // A guest who withdrew in the browser that bought may have had no key there.
  const origin = mailOrigin(ctx);
  const path = account === null ? pathOfGuestLink(facts.path) : facts.path;
  return letterOf(ctx, person, step, path === null ? { origin } : { origin, path });
}
