import type { SignInMethod } from '../../../../domain/accounts/events';
import type { SignInAnswer } from '../../../../domain/accounts/sign-in-schemas';
import { chooseMarket, isMarket, type Market } from '../../../../domain/market/market';
import type { Ctx } from '../../../platform/context';
import { defineRead } from '../../../platform/db/read';
import { accounts } from '../../../platform/db/schema/accounts';
import { commit } from '../../../platform/db/commit';
import { tagOf } from '../account-tag';
import { moveGuestLists } from './move-guest-lists';
import { rememberDevice, type DeviceCookie } from '../../../platform/rate-limit/known-devices';
import { newDeviceMail } from './new-device-mail';
import { openSession, type SessionCookie } from '../open-session';

const confirmedAccount = defineRead(
  {
    id: accounts.id,
    name: accounts.name,
    email: accounts.email,
    role: accounts.role,
    credential_version: accounts.credentialVersion,
    second_factor: accounts.secondFactor,
    market: accounts.market,
  },
  `SELECT id, name, email, role, credential_version, second_factor, market FROM accounts
   WHERE id = ?1 AND confirmed_at IS NOT NULL`,
);
/** Account data that a sign-in needs, as it was read. */
export type SignInAccount = ReturnType<typeof confirmedAccount.rowsOf>[number];

/** Reads a confirmed account by its id. Returns null when there is none. */
export async function readSignInAccount(ctx: Pick<Ctx, 'db'>, id: string): Promise<SignInAccount | null> {
  return confirmedAccount.first(ctx.db, id);
}

/** Result of a sign-in: the API's answer and the cookies for the browser (`giveSession`). */
export interface CompletedSignIn {
  readonly answer: Extract<SignInAnswer, { kind: 'signed-in' }>;
  readonly cookie: SessionCookie;
  readonly device: DeviceCookie;
  /** False when the guest's lists could not be moved: the visitor cookie stays for another try. */
  readonly listsMoved: boolean;
  /** Market of the account, for the cookie that pages use. Null when the account has none. */
  readonly market: Market | null;
}

/**
 * Signs in an account after all its proofs were checked, and returns what the browser gets.
 * Opens one session in one batch with the statements of the caller (`callerStatements`).
 * Then moves the guest's lists into the account and remembers the device. A new device is reported by mail.
 * @throws the ConstraintError of a caller's statement; nothing is written then.
 */
export async function completeSignIn(
  ctx: Ctx,
  account: SignInAccount,
  method: SignInMethod,
  callerStatements: readonly D1PreparedStatement[] = [],
): Promise<CompletedSignIn> {
  const { id, name, email, role, credential_version: version } = account;
  const session = await openSession(ctx, { id, role, version, method });
  const mail = await newDeviceMail(ctx, account);
  await commit(ctx.db, [...callerStatements, ...session.statements, ...mail.statements]);
  await session.note();
  mail.send();
  const device = await rememberDevice(ctx, email);
  const visitor = ctx.actor.kind === 'shop' ? null : ctx.actor.visitor;
  const { isComplete, followed } = await moveGuestLists(ctx, [visitor], id);
  const market = chooseMarket({ account: account.market, cookie: ctx.market, country: null });
  const me = { account: { name, email, role, tag: await tagOf(id) }, language: ctx.language, market };
  return {
    answer: { kind: 'signed-in', me, followed },
    cookie: session.cookie,
    device,
    listsMoved: isComplete,
    market: isMarket(account.market) ? account.market : null,
  };
}
