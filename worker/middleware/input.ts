import { validator } from 'hono-openapi';
import type { ValidationTargets } from 'hono';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { Problem } from '../../domain/problems';

/** Parses one part of a request by a schema; what does not fit is `invalid-input` with the paths that are wrong. */
export function input<Schema extends StandardSchemaV1, Target extends keyof ValidationTargets>(target: Target, schema: Schema) {
  return validator(target, schema, (result) => {
    if (result.success) return;
    const paths = result.error.map((issue) =>
      (issue.path ?? []).map((step) => (typeof step === 'object' ? String(step.key) : String(step))).join('.'),
    );
    // zod names an unknown field in its message's keys only; the code is enough for the client.
    const unknown = result.error.some((issue) => 'code' in issue && issue.code === 'unrecognized_keys');
    throw new Problem(unknown ? 'unknown-field' : 'invalid-input', { paths: [...new Set(paths)].slice(0, 20) });
  });
}
