import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { parseIsbn } from '../../../domain/isbn';
import type { ApiEnv } from '../api-env';
import { etagOf, hasEtag } from '../middleware/etag';
import type { StoredAnswer } from './answer-memory';
import { withVersion, type Source } from './data-version';
import { sharedAnswers } from './shared-answers';

/** Facts besides the address on which a call's answer depends. */
const varyHeaders = 'Accept-Language, Dogear-Market, Cookie';

/**
 * Returns a middleware that answers a read from the shared answers, or makes the answer once and shares it. Put it
 * behind the checks of the parameters. Only status 200 is shared. The answer has an ETag and asks the browser to check
 * it at each use.
 * @see docs/decisions/091-shared-answers.md
 */
export function shareAnswer(source: Source) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const ctx = c.get('ctx');
    if (ctx.actor.kind !== 'guest' || ctx.actor.visitor !== null || ctx.device !== null)
      throw new Error('a shared answer must not know who asks: the path is missing in shared-reads.ts');
    const answers = sharedAnswers();
    const key = keyOf(c);
    const found = answers === null ? null : await answers.find(ctx, source, key);
    if (found?.answer) return answerWith(c, found.answer);

    const read = found?.version === null ? withVersion(ctx.db) : null;
    if (read !== null) c.set('ctx', { ...ctx, db: read.db });
    await next();
    c.set('ctx', ctx);

    if (c.res.status !== 200) return undefined;
    const body = new Uint8Array(await c.res.arrayBuffer());
    const made = { body, etag: await etagOf(body) };
    const first = read?.version() ?? null;
    const version = found?.version ?? (first === null ? null : { version: first, at: ctx.now.getTime() });
    if (answers !== null && version !== null) {
      if (first !== null) answers.noteVersion(ctx, version);
      answers.store(ctx, key, { ...made, source, version });
    }
    // Without this, Hono would add the headers of the answer that is replaced.
    c.res = undefined;
    c.res = answerWith(c, made);
    return undefined;
  });
}

/**
 * Returns the key of an answer: market, language, route and checked parameters, in one order. It is also the end of an
 * address.
 */
function keyOf(c: Context<ApiEnv>): string {
  const { market, language } = c.get('ctx');
  const given = [...Object.entries(checkedParameters(c, 'param')), ...Object.entries(checkedParameters(c, 'query'))];
  const values = given
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, canonicalValue(name, value)])
    .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return `/${market}/${language}${c.req.routePath}?${new URLSearchParams(values).toString()}`;
}

/** Returns the parameters that `input` has checked. */
function checkedParameters(c: Context<ApiEnv>, target: 'param' | 'query'): Record<string, unknown> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the route's type, which names them, is not here
  return (c.req.valid(target as never) as Record<string, unknown> | undefined) ?? {};
}

/** Returns the text of a parameter: one ISBN is written in several ways. */
function canonicalValue(name: string, value: unknown): string {
  const text = String(value);
  const isbn = name === 'isbn' ? parseIsbn(text) : null;
  return isbn?.ok ? isbn.isbn : text;
}

/** Returns the answer, or 304 where the browser has it. */
function answerWith(c: Context<ApiEnv>, { body, etag }: Pick<StoredAnswer, 'body' | 'etag'>): Response {
  const headers = { 'Cache-Control': 'private, no-cache', ETag: etag, Vary: varyHeaders };
  if (hasEtag(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { status: 200, headers: { ...headers, 'Content-Type': 'application/json' } });
}
