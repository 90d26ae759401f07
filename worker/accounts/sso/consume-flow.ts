import { z } from 'zod';
import { toLanguage } from '../../../domain/language';
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
    language: toLanguage(language),
    /** Instant of the redirect to the provider (ms since 1970). */
    startedAt: Date.parse(endsAt) - signOnPolicy.flowMinutes * minuteMs,
  }));

/** A started sign-on. */
export type Flow = z.output<typeof flowSchema>;

/**
 * Deletes and returns the flow of a provider answer. Of several answers with one state only one gets it.
 * Returns null when this browser has no such flow at this provider, or it was consumed.
 * An ended flow is returned to any browser that knows its state: the caller uses only its redirect target.
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
