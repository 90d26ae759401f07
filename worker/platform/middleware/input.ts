import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import { resolver, uniqueSymbol } from 'hono-openapi';
import type { z } from 'zod';
import { isProblemCode, Problem } from '../../../domain/problems';

/** Content types that the validator parses as JSON. */
const jsonType = /^\s*application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/**
 * Returns a middleware that parses one part of a request by a schema. The OpenAPI document is made from the same
 * schema.
 * @throws `unsupported-media-type` for a body of another type than JSON, and what `problemOfIssues` returns
 */
export function input<Schema extends z.ZodType, Target extends keyof ValidationTargets>(
  target: Target,
  schema: Schema,
) {
  const middleware = zValidator(target, schema, (result, c) => {
    // The validator treats a body of another type as empty, and a schema with defaults would accept it.
    if (target === 'json' && !jsonType.test(c.req.header('Content-Type') ?? ''))
      throw new Problem('unsupported-media-type');
    if (!result.success) throw problemOfIssues(result.error.issues);
  });
  // hono-openapi finds the schema of a route under this key.
  return Object.assign(middleware, { [uniqueSymbol]: { target, ...resolver(schema) } });
}

/** Fields of zod's issues that `problemOfIssues` uses. */
interface Issue {
  readonly code?: string | undefined;
  readonly message: string;
  readonly path: readonly PropertyKey[];
}

/**
 * Returns the problem of a failed parse: `unknown-field`, the problem code that a schema gives as its message, or
 * `invalid-input`. Each names the paths that are wrong, at most 20.
 */
export function problemOfIssues(issues: readonly Issue[]): Problem {
  const paths = issues.map(({ path }) => path.map(String).join('.'));
  // zod names an unknown field in its message only; the code is enough for the client.
  const unknown = issues.some(({ code }) => code === 'unrecognized_keys');
  const named = issues.map(({ message }) => message).find(isProblemCode);
  const code = unknown ? 'unknown-field' : (named ?? 'invalid-input');
  return new Problem(code, { paths: [...new Set(paths)].slice(0, 20) });
}
