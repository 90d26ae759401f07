import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { matchedRoutes } from 'hono/route';
import { Problem, problems, type ProblemCode, type ProblemFacts } from '../../../domain/problems';
import type { ApiEnv } from '../../platform/api-env';
import { jsonLog, randomIds, type Ctx } from '../../platform/context';
import { tradeKeyIn } from '../../trades/guest-links/key-cookie';
import { logSecurity } from '../../platform/security-log';
import { securityKindOf } from '../../platform/middleware/security-kind';

/** Description of each problem in the OpenAPI document. A problem's `type` points there. */
export const describedProblems = Object.fromEntries(
  Object.entries(problems).map(([code, status]) => [
    code,
    { description: `${status} ${code}`, 'x-status': status, content: { 'application/problem+json': {} } },
  ]),
);

/** Returns the answer for a problem code (RFC 9457). `type` is stable and resolves in the OpenAPI document. */
export function problemAnswer(code: ProblemCode, requestId: string, facts: ProblemFacts = {}): Response {
  const status = problems[code];
  const headers = new Headers({ 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' });
  const wait = facts['retryAfter'];
  if (typeof wait === 'number') headers.set('Retry-After', String(wait));
  const allow = facts['allow'];
  if (Array.isArray(allow)) headers.set('Allow', allow.join(', '));
  if (code === 'upgrade-required') headers.set('Upgrade', 'websocket');
  return new Response(
    JSON.stringify({
      type: `/api/openapi.json#/components/responses/${code}`,
      status,
      code,
      ...(Object.keys(facts).length ? { facts } : {}),
      instance: requestId,
    }),
    {
      status,
      headers,
    },
  );
}

/**
 * Returns the HTTP answer for a thrown error and writes its line in the security log. The answer to an unexpected error
 * holds only the request id.
 */
export function answerError(error: Error, c: Context<ApiEnv>): Response {
  // Building the context may have failed.
  const ctx: Ctx | undefined = c.get('ctx');
  const requestId = ctx?.requestId ?? randomIds.id();
  if (error instanceof Problem) {
    if (ctx !== undefined) logRefusal(ctx, error, c);
    return problemAnswer(error.code, requestId, error.facts);
  }
  if (error instanceof HTTPException && error.status === 413) return problemAnswer('body-too-large', requestId);
  if (error instanceof HTTPException && error.status === 400) return problemAnswer('invalid-json', requestId);
  (ctx?.log ?? jsonLog(requestId)).error('unexpected', {
    error: error.name,
    message: error.message,
    stack: error.stack,
  });
  return problemAnswer('internal', requestId);
}

function logRefusal(ctx: Ctx, problem: Problem, c: Context<ApiEnv>): void {
  // The last match is the handler's own pattern; those before it are the middleware's.
  const route = matchedRoutes(c).at(-1)?.path ?? 'unknown';
  const trade = c.req.param('id');
  const hasTradeKey = trade !== undefined && tradeKeyIn(c.req.header('Cookie'), trade) !== null;
  const securityKind = securityKindOf(problem, { method: c.req.method, route, hasTradeKey });
  if (securityKind !== null) logSecurity(ctx, securityKind, route);
}
