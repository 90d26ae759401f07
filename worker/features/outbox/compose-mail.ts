import type { Ctx } from '../../context';
import type { Mail } from '../../adapters/mail';
import { emailChangeAsked } from '../../mails/email-change-asked';
import { emailChanged } from '../../mails/email-changed';
import { newDevice } from '../../mails/new-device';
import { passkeyChanged } from '../../mails/passkey-changed';
import { passwordChanged } from '../../mails/password-changed';
import { payoutChanged } from '../../mails/payout-changed';
import { recoveryUsed } from '../../mails/recovery-used';
import { signInChanged } from '../../mails/sign-in-changed';
import { endPaymentOf } from '../payments/end-payments';
import { refundPayment } from '../payments/refund-payment';
import { erasePhotos } from '../trades/photo-keys';
import { composeAccountDeleted } from './compose-account-deleted';
import { composeConfirmAccount } from './compose-confirm-account';
import { composeConfirmEmail } from './compose-confirm-email';
import { composeFindTrade } from './compose-find-trade';
import { composeHandOver } from './compose-hand-over';
import { composeHappened } from './compose-happened';
import { composeRecoverSignIn } from './compose-recover-sign-in';
import { composeResetPassword } from './compose-reset-password';
import { composeTradePlaced } from './compose-trade-placed';
import { composeCameBack, composeRefundAccount, composeRefunded, composeTradeReminder, composeTradeStep, composeWithdrawn } from './compose-trade-step';
import { composeWishAvailable } from './compose-wish-available';
import { outboxPayloads, type OutboxPayload } from './kinds';

/** The mail of an outbox row; null when there is nothing left to tell. Throws on a row that nobody here can have written. */
export async function composeMail(ctx: Ctx, kind: string, payload: string): Promise<Mail | null> {
  const facts: unknown = JSON.parse(payload);
  switch (kind) {
    case 'confirm-account': return composeConfirmAccount(ctx, outboxPayloads['confirm-account'].parse(facts));
    case 'trade-placed': return composeTradePlaced(ctx, outboxPayloads['trade-placed'].parse(facts));
    case 'trade-step': return composeTradeStep(ctx, outboxPayloads['trade-step'].parse(facts));
    case 'withdrawn': return composeWithdrawn(ctx, outboxPayloads.withdrawn.parse(facts));
    case 'trade-reminder': return composeTradeReminder(ctx, outboxPayloads['trade-reminder'].parse(facts));
    case 'refund-account': return composeRefundAccount(ctx, outboxPayloads['refund-account'].parse(facts));
    case 'refunded': return composeRefunded(ctx, outboxPayloads['refunded'].parse(facts));
    case 'came-back': return composeCameBack(ctx, outboxPayloads['came-back'].parse(facts));
    case 'find-trade': return composeFindTrade(ctx, outboxPayloads['find-trade'].parse(facts));
    case 'new-device': return composeHappened(ctx, outboxPayloads['new-device'].parse(facts), newDevice);
    case 'password-changed': return composeHappened(ctx, outboxPayloads['password-changed'].parse(facts), passwordChanged);
    case 'reset-password': return composeResetPassword(ctx, outboxPayloads['reset-password'].parse(facts));
    case 'passkey-added': return composePasskey(ctx, outboxPayloads['passkey-added'].parse(facts), 'added');
    case 'passkey-removed': return composePasskey(ctx, outboxPayloads['passkey-removed'].parse(facts), 'removed');
    case 'sign-in-linked': return composeSignIn(ctx, outboxPayloads['sign-in-linked'].parse(facts), 'linked');
    case 'sign-in-unlinked': return composeSignIn(ctx, outboxPayloads['sign-in-unlinked'].parse(facts), 'unlinked');
    case 'recover-sign-in': return composeRecoverSignIn(ctx, outboxPayloads['recover-sign-in'].parse(facts));
    case 'recovery-used': return composeHappened(ctx, outboxPayloads['recovery-used'].parse(facts), recoveryUsed);
    case 'payout-changed': return composePayout(ctx, outboxPayloads['payout-changed'].parse(facts), 'changed');
    case 'payout-removed': return composePayout(ctx, outboxPayloads['payout-removed'].parse(facts), 'removed');
    case 'confirm-email': return composeConfirmEmail(ctx, outboxPayloads['confirm-email'].parse(facts));
    case 'email-change-asked': return composeEmailAsked(ctx, outboxPayloads['email-change-asked'].parse(facts));
    case 'email-changed': return composeEmailChanged(ctx, outboxPayloads['email-changed'].parse(facts));
    case 'account-deleted': return composeAccountDeleted(ctx, outboxPayloads['account-deleted'].parse(facts));
    case 'hand-over': return composeHandOver(ctx, outboxPayloads['hand-over'].parse(facts));
    case 'erase-talk': return eraseTalk(ctx, outboxPayloads['erase-talk'].parse(facts));
    case 'erase-photos': return erasePictures(ctx, outboxPayloads['erase-photos'].parse(facts));
    case 'cancel-payment': return silently(endPaymentOf(ctx, outboxPayloads['cancel-payment'].parse(facts)));
    case 'refund-payment': return silently(refundPayment(ctx, outboxPayloads['refund-payment'].parse(facts)));
    case 'wish-available': return composeWishAvailable(ctx, outboxPayloads['wish-available'].parse(facts));
    default: throw new Error(`unknown kind ${kind}`);
  }
}

/** What is told to a payment provider; it is tried again until it was. */
async function silently(work: Promise<void>): Promise<null> {
  await work;
  return null;
}

/** What is told to a conversation's own object; it is tried again until the object has heard it. */
async function eraseTalk(ctx: Ctx, { conversation }: OutboxPayload<'erase-talk'>): Promise<null> {
  await ctx.talks.erase(conversation);
  return null;
}

/** Pictures in key-value storage; tried again until they are gone. */
async function erasePictures(ctx: Ctx, { trade }: OutboxPayload<'erase-photos'>): Promise<null> {
  await erasePhotos(ctx, trade);
  return null;
}

function composePasskey(ctx: Ctx, { passkey, ...happened }: OutboxPayload<'passkey-added'>, change: 'added' | 'removed'): Promise<Mail | null> {
  return composeHappened(ctx, happened, (facts, shop) => passkeyChanged({ ...facts, passkey }, change, shop));
}

function composePayout(ctx: Ctx, { iban, ...happened }: OutboxPayload<'payout-changed'>, change: 'changed' | 'removed'): Promise<Mail | null> {
  return composeHappened(ctx, happened, (facts, shop) => payoutChanged({ ...facts, iban }, change, shop));
}

function composeEmailAsked(ctx: Ctx, { email, ...happened }: OutboxPayload<'email-change-asked'>): Promise<Mail | null> {
  return composeHappened(ctx, happened, (facts, shop) => emailChangeAsked({ ...facts, email }, shop));
}

function composeEmailChanged(ctx: Ctx, { email, to, ...happened }: OutboxPayload<'email-changed'>): Promise<Mail | null> {
  return composeHappened(ctx, happened, (facts, shop) => emailChanged({ ...facts, to, email }, shop));
}

function composeSignIn(ctx: Ctx, facts: OutboxPayload<'sign-in-linked'>, change: 'linked' | 'unlinked'): Promise<Mail | null> {
  return composeHappened(ctx, facts, (happened, shop) => signInChanged({ ...happened, provider: facts.provider }, change, shop));
}
