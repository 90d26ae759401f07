import { toLanguage, type Language } from '../../../domain/language';
import { signOnPolicy } from '../../../domain/policy/accounts';
import { minuteMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { defineRead } from '../../platform/db/read';
import { ssoFlows } from '../../platform/db/schema/account-room';
import { secretHash } from '../../platform/secret-hash';

const removedFlow = defineRead(
  {
    purpose: ssoFlows.purpose,
    account: ssoFlows.account,
    session: ssoFlows.session,
    nonce: ssoFlows.nonce,
    verifier: ssoFlows.verifier,
    language: ssoFlows.language,
    return_to: ssoFlows.returnTo,
    ends_at: ssoFlows.endsAt,
  },
  `DELETE FROM sso_flows WHERE state_hash = ?1 AND provider = ?2 AND (browser_hash = ?3 OR ends_at <= ?4)
   RETURNING purpose, account, session, nonce, verifier, language, return_to, ends_at`,
);

/** A started sign-on. */
export interface Flow {
  readonly purpose: 'sign-in' | 'link' | 'proof';
  readonly account: string | null;
  readonly session: string | null;
  readonly nonce: string;
  readonly verifier: string;
  readonly language: Language;
  readonly returnTo: string | null;
  readonly endsAt: string;
  /** Instant of the redirect to the provider (ms since 1970). */
  readonly startedAt: number;
}

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
  const browserHash = browser === undefined ? null : await secretHash(browser);
  const row = await removedFlow.first(ctx.db, await secretHash(state), provider, browserHash, ctx.now.toISOString());
  if (row === null) return null;
  const { return_to: returnTo, ends_at: endsAt, language, ...flow } = row;
  return {
    ...flow,
    returnTo,
    endsAt,
    language: toLanguage(language),
    startedAt: Date.parse(endsAt) - signOnPolicy.flowMinutes * minuteMs,
  };
}
