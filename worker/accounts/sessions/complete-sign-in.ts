import { z } from 'zod';
import type { SignInWay } from '../../../domain/accounts/events';
import { roles } from '../../../domain/accounts/schemas';
import type { SignInAnswer } from '../../../domain/accounts/sign-in-schemas';
import { chooseMarket, isMarket, type Market } from '../../../domain/market/market';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { tagOf } from './account-tag';
import { followLists } from './follow-lists';
import { knowDevice, type DeviceCookie } from '../../platform/rate-limit/known-devices';
import { newDeviceLetter } from './new-device-mail';
import { openSession, type SessionCookie } from './open-session';

const comerSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  credential_version: z.int(),
  second_factor: z.int(),
  market: z.string().nullable(),
});
/** An account of which somebody has proved to be its person, as it was read. */
export type Comer = z.infer<typeof comerSchema>;

/** The columns of a Comer, for the SELECT of whoever checks the proof; `a` is the account. */
export const comerColumns = 'a.id, a.name, a.email, a.role, a.credential_version, a.second_factor, a.market';

/** The confirmed account of an id as it is now, or null. */
export async function comerOf(ctx: Pick<Ctx, 'db'>, account: string): Promise<Comer | null> {
  const row = await ctx.db
    .prepare(`SELECT ${comerColumns} FROM accounts a WHERE a.id = ?1 AND a.confirmed_at IS NOT NULL`)
    .bind(account)
    .first();
  return row === null ? null : comerSchema.parse(row);
}

/** Somebody who is signed in from now on, and what their browser is to keep (`giveSession`). */
export interface CameIn {
  readonly answer: Extract<SignInAnswer, { kind: 'signed-in' }>;
  readonly cookie: SessionCookie;
  readonly device: DeviceCookie;
  /** False: the visitor's cookie must stay for another try. */
  readonly listsFollowed: boolean;
  /** The account's own choice, for the cookie that pages go by; null where it made none. */
  readonly market: Market | null;
}

/**
 * Signs in whoever has given every proof that is asked for: one session, one batch (with the caller's own statements),
 * the guest's lists come along, the browser is known from now on, and a sign-in from a new device is told by mail.
 * Throws whatever constraint the caller's statements meet; nothing is written then.
 */
export async function comeIn(
  ctx: Ctx,
  comer: Comer,
  way: SignInWay,
  also: readonly D1PreparedStatement[] = [],
): Promise<CameIn> {
  const session = await openSession(ctx, { id: comer.id, role: comer.role, version: comer.credential_version, way });
  const letter = await newDeviceLetter(ctx, comer);
  await commit(ctx.db, [...also, ...session.statements, ...letter.statements]);
  await session.note();
  letter.send();
  const device = await knowDevice(ctx, comer.email);
  const here = ctx.actor.kind === 'shop' ? null : ctx.actor.visitor;
  const { arrived, followed } = await followLists(ctx, [here], comer.id);
  const market = chooseMarket({ account: comer.market, cookie: ctx.market, country: null });
  const { name, email, role } = comer;
  const account = { name, email, role, tag: await tagOf(comer.id) };
  return {
    answer: { kind: 'signed-in', me: { account, language: ctx.language, market }, followed },
    cookie: session.cookie,
    device,
    listsFollowed: arrived,
    market: isMarket(comer.market) ? comer.market : null,
  };
}
