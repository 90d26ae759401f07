import { and, eq } from 'drizzle-orm';
import { toLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import { money } from '../../../domain/money';
import { isCardProvider } from '../../../domain/trades/money/card-providers';
import { timeZoneOf } from '../../../domain/market/time-zone';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { withdrawals } from '../../platform/db/schema/trade-life';
import { mailLinkOrigin, secretLinkOrigin } from '../../platform/settings/mail-link-origin';
import { writeLetter } from '../letter/letter';
import { tradeStepLetter } from './trade-step-letter';
import { returnedStep, type TradeStep } from './trade-step-data';
import { readMailedPerson, type MailedPerson } from './read-mailed-person';
import { guestWantsMails } from '../mail-choices/guest-choice';
import { unsubscribeLinks } from '../mail-choices/unsubscribe-links';
import { currentGuestKey, guestTradePath } from '../../trades/guest-links/guest-key';
import { pathOfGuestLink } from './guest-link';
import { failedAmounts } from '../../trades/money/refunds/failed-amounts';
import type { OutboxPayload } from '../../outbox/kinds';
import { refundAccountMailData, refundMailData, reminderMailData, stepMailData, sumOf } from './trade-mail-data';

/**
 * Whether a person can switch off the mail of a step; it carries an unsubscribe link (decision 035). Mails of all other
 * steps ask for something or change what is owed or agreed, so they are always sent, without such a link.
 */
const isOptionalKind: Readonly<Record<TradeStep['kind'], boolean>> = {
  received: true,
  decide: false,
  settled: false,
  expired: false,
  cancelled: false,
  dispatched: true,
  lost: false,
  released: false,
  paid: true,
  'payout-sent': false,
  'payout-failed': false,
  'refund-failed': false,
  'card-refund-failed': false,
  refunded: false,
  'refund-account': false,
  'remind-post': true,
  'remind-decide': true,
  'remind-pay': true,
  withdrawn: false,
};

/** Returns whether a person can switch the mail off. Mails about a late parcel that became a trade are always sent. */
const isOptionalStep = (step: TradeStep) =>
  isOptionalKind[step.kind] && !(step.kind === 'received' && step.restOf !== null);

/** Target of a mail's button. `path`: path of the trade's page with language and key; built here when left out. */
interface LinkTarget {
  readonly origin: string;
  readonly path?: string;
}

/** Writes the mail of a step, or null where the person has switched such mails off. */
async function writeStepMail(
  ctx: Ctx,
  recipient: MailedPerson,
  step: TradeStep,
  from: LinkTarget,
): Promise<Mail | null> {
  const { record, email, ...person } = recipient;
  const { trade } = record;
  const isOptional = isOptionalStep(step);
  if (isOptional && !(trade.account === null ? await guestWantsMails(ctx, email) : record.wantsMails)) return null;
  const language = toLanguage(person.language);
  const isGuest = trade.account === null;
  const key =
    isGuest && from.path === undefined && trade.guest_key_hash !== null
      ? await currentGuestKey(ctx, trade.id, trade.guest_key_hash)
      : null;
  const hasKey = key !== null || (isGuest && from.path !== undefined);
  const origin = hasKey ? secretLinkOrigin(ctx) : from.origin;
  const addressOf = (path: string) => `${origin}/${language}${path}`;
  const owner = trade.account === null ? { guestOf: trade.id } : { account: trade.account };
  const unsubscribe = isOptional
    ? await unsubscribeLinks(ctx, { kind: 'trades', ...owner }, { origin, language })
    : null;
  const ownPath = key === null ? `/trades/${trade.id}` : guestTradePath(trade.id, key);
  const mail = writeLetter(
    tradeStepLetter(
      {
        to: email,
        name: trade.name,
        language,
        timeZone: timeZoneOf(marketOf(trade.market)),
        number: trade.number,
        link: from.path === undefined ? addressOf(ownPath) : origin + from.path,
        hasKey,
        findLink: isGuest && !hasKey ? addressOf('/find-trade') : null,
        payoutLink: isGuest ? null : addressOf('/account-details/edit#payout'),
        stopLink: unsubscribe?.link ?? (isOptional && !isGuest ? addressOf('/account-details/edit#mails') : null),
        step,
      },
      ctx.settings.shop,
    ),
    ctx.settings.shop,
  );
  return unsubscribe === null ? mail : { ...mail, headers: unsubscribe.headers };
}

async function composeMail(
  ctx: Ctx,
  trade: string,
  stepOf: (person: MailedPerson) => TradeStep | null,
): Promise<Mail | null> {
  const person = await readMailedPerson(ctx, trade);
  const step = person === null ? null : stepOf(person);
  if (person === null || step === null) return null;
  return writeStepMail(ctx, person, step, { origin: mailLinkOrigin(ctx) });
}

/** Composes the mail of a step from the trade's present state. Null where it is not needed, or is switched off. */
export function composeTradeStep(ctx: Ctx, facts: OutboxPayload<'trade-step'>): Promise<Mail | null> {
  return composeMail(ctx, facts.trade, (person) => stepMailData(person, facts));
}

/** Composes a reminder from the trade's present state. Null where nothing is left to do, or it is switched off. */
export function composeTradeReminder(
  ctx: Ctx,
  { trade, about }: OutboxPayload<'trade-reminder'>,
): Promise<Mail | null> {
  return composeMail(ctx, trade, (person) => reminderMailData(person, about));
}

/** Composes the mail that asks for the bank account of a refund. Null where the account is known by now. */
export function composeRefundAccount(ctx: Ctx, { trade }: OutboxPayload<'refund-account'>): Promise<Mail | null> {
  return composeMail(ctx, trade, refundAccountMailData);
}

/** Composes the mail of a refund that ended beside a payout. Null where the transfer has failed since. */
export function composeRefunded(ctx: Ctx, { trade, payout }: OutboxPayload<'refunded'>): Promise<Mail | null> {
  return composeMail(ctx, trade, (person) => refundMailData(person, payout));
}

/** Composes the mail of a payout or refund that failed. Null where it was sent again already. */
export function composeFailedTransfer(ctx: Ctx, { trade, payout }: OutboxPayload<'came-back'>): Promise<Mail | null> {
  return composeMail(ctx, trade, ({ record, iban }) => {
    const failed = (['payout', 'refund'] as const)
      .flatMap((kind) => failedAmounts(kind, record.payouts, record.ledger))
      .find(({ row }) => row.id === payout);
    if (failed === undefined) return null;
    const { kind, way } = failed.row;
    const amount = money(failed.amount, record.trade.currency);
    return isCardProvider(way) ? { kind: 'card-refund-failed', amount } : returnedStep(kind, amount, iban);
  });
}

/**
 * Composes the confirmation of a withdrawal: its content, its time, and what follows from it.
 * @see Directive (EU) 2023/2673: at once and on a durable medium
 */
export async function composeWithdrawn(ctx: Ctx, facts: OutboxPayload<'withdrawn'>): Promise<Mail | null> {
  const { trade, withdrawal } = facts;
  const person = await readMailedPerson(ctx, trade);
  const withdrawn = person?.record.withdrawals.find((row) => row.withdrawal === withdrawal);
  if (person === null || withdrawn === undefined) return null;
  const {
    outbound,
    trade: { currency, account, payout },
  } = person.record;
  const minorPaidByBooks = sumOf(person.record, 'netted-in') + sumOf(person.record, 'netted-out');
  const refundMethod = payout === 'bank' ? 'bank' : 'store-credit';
  const lines: unknown = JSON.parse(withdrawn.lines);
  const [typed] = await run(
    orm(ctx.db)
      .select({ words: withdrawals.words })
      .from(withdrawals)
      .where(and(eq(withdrawals.tradeId, trade), eq(withdrawals.withdrawal, withdrawal))),
  );
  const step: TradeStep = {
    kind: 'withdrawn',
    at: withdrawn.at,
    notAsDescribed: withdrawn.reason === 'not-as-described',
    words: typed?.words ?? '',
    paidByBooks: minorPaidByBooks > 0 ? refundMethod : null,
    lines: outbound
      .filter(({ line }) => Array.isArray(lines) && lines.includes(line))
      .map(({ title, grade, quantity, price }) => ({
        title,
        grade,
        quantity,
        total: money(price * quantity, currency),
      })),
  };
  // A guest who withdrew in the browser that placed the trade may have no key in the path.
  const origin = mailLinkOrigin(ctx);
  const path = account === null ? pathOfGuestLink(facts.path) : facts.path;
  return writeStepMail(ctx, person, step, path === null ? { origin } : { origin, path });
}
