import { validator } from 'hono-openapi';
import type { ValidationTargets } from 'hono';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { isProblemCode, Problem } from '../../../domain/problems';

/** As the validator knows JSON. */
const jsonType = /^\s*application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/**
 * Parses one part of a request by a schema; what does not fit is `invalid-input` with the paths that are wrong, or the
 * problem whose code a schema gives as its message, another content type than JSON `unsupported-media-type`.
 */
export function input<Schema extends StandardSchemaV1, Target extends keyof ValidationTargets>(
  target: Target,
  schema: Schema,
) {
  return validator(target, schema, (result, c) => {
    // The validator takes a body of another type for an empty one, which a schema of defaults would let pass.
    if (target === 'json' && !jsonType.test(c.req.header('Content-Type') ?? ''))
      throw new Problem('unsupported-media-type');
    if (result.success) return;
    throw problemOfIssues(result.error);
  });
}

/**
 * Returns the problem that a failed parse comes to: `unknown-field`, the code that a schema gives as its message, or
 * `invalid-input`, each with the paths that are wrong.
 */
export function problemOfIssues(issues: readonly StandardSchemaV1.Issue[]): Problem {
  const paths = issues.map((issue) =>
    (issue.path ?? []).map((step) => (typeof step === 'object' ? String(step.key) : String(step))).join('.'),
  );
  // zod names an unknown field in its message's keys only; the code is enough for the client.
  const unknown = issues.some((issue) => 'code' in issue && issue.code === 'unrecognized_keys');
  const named = issues.map(({ message }) => message).find(isProblemCode);
  const code = unknown ? 'unknown-field' : (named ?? 'invalid-input');
  return new Problem(code, { paths: [...new Set(paths)].slice(0, 20) });
}
