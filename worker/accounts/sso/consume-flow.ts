import { z } from 'zod';
import { baseLanguage, isLanguage } from '../../../domain/language';
import { signOnPolicy } from '../../../domain/policy';
import { minuteMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { secretHash } from '../../platform/secret-hash';

const flowSchema = z
  .object({
    purpose: z.enum(['sign-in', 'link', 'proof']),
    account: z.string().nullable(),
    session: z.string().nullable(),
    nonce: z.string(),
    verifier: z.string(),
    language: z.string(),
    return_to: z.string().nullable(),
    ends_at: z.string(),
  })
  .transform(({ return_to: returnTo, ends_at: endsAt, language, ...flow }) => ({
    ...flow,
    returnTo,
    endsAt,
    language: isLanguage(language) ? language : baseLanguage,
    /** Instant (ms since 1970) at which the person left for the provider. */
    startedAt: Date.parse(endsAt) - signOnPolicy.flowMinutes * minuteMs,
  }));

/** A sign-on as it was begun. */
export type Flow = z.output<typeof flowSchema>;

/**
 * Takes the sign-on that an answer belongs to; of several answers with one state one gets it. Another browser's stays
 * where it is. Null: none that this browser has begun at this provider, or it was taken. An ended one is answered too,
 * for whoever still knows its state: it says where to go back, and nothing else may come of it.
 */
export async function consumeFlow(
  ctx: Ctx,
  provider: string,
  state: string,
  browser: string | undefined,
): Promise<Flow | null> {
  const row = await ctx.db
    .prepare(
      `DELETE FROM sso_flows WHERE state_hash = ?1 AND provider = ?2 AND (browser_hash = ?3 OR ends_at <= ?4)
       RETURNING purpose, account, session, nonce, verifier, language, return_to, ends_at`,
    )
    .bind(
      await secretHash(state),
      provider,
      browser === undefined ? null : await secretHash(browser),
      ctx.now.toISOString(),
    )
    .first();
  return row === null ? null : flowSchema.parse(row);
}
