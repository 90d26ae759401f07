import { createMiddleware } from 'hono/factory';
import { networkOf } from '../../../domain/network';
import { Problem } from '../../../domain/problems';
import type { ApiEnv } from '../api-env';
import { isBrowserReport } from './is-browser-report';

/** Seconds after which a network whose calls were refused may try again. */
export const refusedSeconds = 60;

/** Returns whether a network has calls left by a binding; true without the binding, and where the edge names none. */
export async function hasCallsLeft(binding: RateLimit | undefined, address: string | null): Promise<boolean> {
  if (binding === undefined || address === null) return true;
  const { success } = await binding.limit({ key: networkOf(address) });
  return success;
}

/**
 * Applies the coarse rate limit per network; exact limits are counted in D1. Browser reports have a limit of their own,
 * so a page that fails repeatedly does not use up the calls of its reader.
 */
export const limitRequestRate = createMiddleware<ApiEnv>(async (c, next) => {
  const binding = isBrowserReport(c.req.path) ? c.env.REPORT_FENCE : c.env.FENCE;
  if (!(await hasCallsLeft(binding, c.req.header('CF-Connecting-IP') ?? null)))
    throw new Problem('too-many-requests', { retryAfter: refusedSeconds });
  await next();
});
