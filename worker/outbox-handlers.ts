import type { ClaimedRow, Ctx } from './platform/context';
import type { Mail } from './platform/adapters/mail';
import { emailChangeRequestedLetter } from './notifications/account-mails/email-change-requested-letter';
import { emailChangedLetter } from './notifications/account-mails/email-changed-letter';
import { newDeviceLetter } from './notifications/account-mails/new-device-letter';
import { passkeyChangedLetter } from './notifications/account-mails/passkey-changed-letter';
import { passwordChangedLetter, passwordResetLetter } from './notifications/account-mails/password-changed-letter';
import { payoutChangedLetter } from './notifications/account-mails/payout-changed-letter';
import { recoveryUsedLetter } from './notifications/account-mails/recovery-used-letter';
import { dataExportedLetter, secondFactorOffLetter } from './notifications/account-mails/security-letter';
import { signInChangedLetter } from './notifications/account-mails/sign-in-changed-letter';
import { endPaymentOf } from './trades/money/payments/end-payments';
import { refundPayment } from './trades/money/refunds/refund-payment';
import { erasePhotos } from './trades/photos/photo-keys';
import { composeAccountDeleted } from './notifications/account-mails/compose-account-deleted';
import { composeConfirmAccount } from './notifications/account-mails/compose-confirm-account';
import { composeConfirmEmail } from './notifications/account-mails/compose-confirm-email';
import { composeDeclarationReceived } from './notifications/declaration-mails/compose-declaration-received';
import { composeFindTrade } from './notifications/trade-mails/compose-find-trade';
import { composeHandOver } from './notifications/staff-mails/compose-hand-over';
import { composeAccountEvent } from './notifications/account-mails/compose-account-event';
import { composeRecoverSignIn } from './notifications/account-mails/compose-recover-sign-in';
import { composeResetPassword } from './notifications/account-mails/compose-reset-password';
import { composeTradePlaced } from './notifications/trade-mails/compose-trade-placed';
import {
  composeFailedTransfer,
  composeRefundAccount,
  composeRefunded,
  composeTradeReminder,
  composeTradeStep,
  composeWithdrawn,
} from './notifications/trade-mails/compose-trade-step';
import { composeOfferAvailable } from './notifications/offer-mails/compose-offer-available';
import { composeBookRecalled } from './notifications/recall-mails/compose-book-recalled';
import { composeBookLookedUp } from './notifications/wish-mails/compose-book-looked-up';
import { composeWishAvailable } from './notifications/wish-mails/compose-wish-available';
import type { OutboxPayload } from './outbox/kinds';
import { runOutbox, sendOwnRow, type OutboxHandlers, type OutboxRun } from './outbox/run-outbox';
import { applyDeclaration } from './trades/outbound/apply-declaration';

/** One handler for each kind of outbox row. A kind without a handler does not compile. */
export const outboxHandlers: OutboxHandlers = {
  'confirm-account': composeConfirmAccount,
  'trade-placed': composeTradePlaced,
  'trade-step': composeTradeStep,
  withdrawn: composeWithdrawn,
  'trade-reminder': composeTradeReminder,
  'refund-account': composeRefundAccount,
  refunded: composeRefunded,
  'came-back': composeFailedTransfer,
  'find-trade': composeFindTrade,
  'apply-declaration': (ctx, facts) => withoutMail(applyDeclaration(ctx, facts)),
  'declaration-received': composeDeclarationReceived,
  'new-device': (ctx, facts) => composeAccountEvent(ctx, facts, newDeviceLetter),
  'password-changed': (ctx, facts) => composeAccountEvent(ctx, facts, passwordChangedLetter),
  'password-reset': (ctx, facts) => composeAccountEvent(ctx, facts, passwordResetLetter),
  'reset-password': composeResetPassword,
  'passkey-added': (ctx, facts) => composePasskey(ctx, facts, 'added'),
  'passkey-removed': (ctx, facts) => composePasskey(ctx, facts, 'removed'),
  'second-factor-off': (ctx, facts) => composeAccountEvent(ctx, facts, secondFactorOffLetter),
  'data-exported': (ctx, facts) => composeAccountEvent(ctx, facts, dataExportedLetter),
  'sign-in-linked': (ctx, facts) => composeSignIn(ctx, facts, 'linked'),
  'sign-in-unlinked': (ctx, facts) => composeSignIn(ctx, facts, 'unlinked'),
  'recover-sign-in': composeRecoverSignIn,
  'recovery-used': (ctx, facts) => composeAccountEvent(ctx, facts, recoveryUsedLetter),
  'payout-added': (ctx, facts) => composePayout(ctx, facts, 'added'),
  'payout-changed': (ctx, facts) => composePayout(ctx, facts, 'changed'),
  'payout-removed': (ctx, facts) => composePayout(ctx, facts, 'removed'),
  'confirm-email': composeConfirmEmail,
  'email-change-asked': composeEmailAsked,
  'email-changed': composeEmailChanged,
  'account-deleted': composeAccountDeleted,
  'hand-over': composeHandOver,
  'erase-talk': eraseConversation,
  'erase-photos': erasePhotosOfTrade,
  'cancel-payment': (ctx, facts) => withoutMail(endPaymentOf(ctx, facts)),
  'refund-payment': (ctx, facts) => withoutMail(refundPayment(ctx, facts)),
  'wish-available': composeWishAvailable,
  'offer-available': composeOfferAvailable,
  'book-looked-up': composeBookLookedUp,
  'book-recalled': composeBookRecalled,
};

/** Delivers the outbox rows that are due; see `runOutbox`. `elapsedMs` returns the time since the run began. */
export function sendOutbox(ctx: Ctx, elapsedMs?: () => number): Promise<OutboxRun> {
  return runOutbox(ctx, outboxHandlers, elapsedMs);
}

/** Delivers the outbox rows that are due, or only the claimed row `own`. */
export function deliverOutbox(ctx: Ctx, own?: ClaimedRow): Promise<unknown> {
  return own === undefined ? sendOutbox(ctx) : sendOwnRow(ctx, outboxHandlers, own);
}

/** Waits for work that sends no mail. The row is tried again until the work succeeds. */
async function withoutMail(work: Promise<void>): Promise<null> {
  await work;
  return null;
}

/** Erases a conversation in its Durable Object. */
async function eraseConversation(ctx: Ctx, { conversation }: OutboxPayload<'erase-talk'>): Promise<null> {
  await ctx.conversations.erase(conversation);
  return null;
}

/** Erases the photos of a trade from key-value storage. */
async function erasePhotosOfTrade(ctx: Ctx, { trade }: OutboxPayload<'erase-photos'>): Promise<null> {
  await erasePhotos(ctx, trade);
  return null;
}

function composePasskey(
  ctx: Ctx,
  { passkey, ...happened }: OutboxPayload<'passkey-added'>,
  change: 'added' | 'removed',
): Promise<Mail | null> {
  return composeAccountEvent(ctx, happened, (facts, shop) => passkeyChangedLetter({ ...facts, passkey }, change, shop));
}

function composePayout(
  ctx: Ctx,
  { iban, ...happened }: OutboxPayload<'payout-changed'>,
  change: 'added' | 'changed' | 'removed',
): Promise<Mail | null> {
  return composeAccountEvent(ctx, happened, (facts, shop) => payoutChangedLetter({ ...facts, iban }, change, shop));
}

function composeEmailAsked(
  ctx: Ctx,
  { email, ...happened }: OutboxPayload<'email-change-asked'>,
): Promise<Mail | null> {
  return composeAccountEvent(ctx, happened, (facts, shop) => emailChangeRequestedLetter({ ...facts, email }, shop));
}

function composeEmailChanged(
  ctx: Ctx,
  { email, to, ...happened }: OutboxPayload<'email-changed'>,
): Promise<Mail | null> {
  return composeAccountEvent(ctx, happened, (facts, shop) => emailChangedLetter({ ...facts, to, email }, shop));
}

function composeSignIn(
  ctx: Ctx,
  facts: OutboxPayload<'sign-in-linked'>,
  change: 'linked' | 'unlinked',
): Promise<Mail | null> {
  return composeAccountEvent(ctx, facts, (happened, shop) =>
    signInChangedLetter({ ...happened, provider: facts.provider }, change, shop),
  );
}
