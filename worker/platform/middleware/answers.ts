import { resolver } from 'hono-openapi';
import type { z } from 'zod';

/** Returns how the API document describes a JSON answer. */
export function jsonAnswer(description: string, schema: z.ZodType) {
  return { description, content: { 'application/json': { schema: resolver(schema) } } };
}

/** Returns the answers of a route that answers 200 with JSON, besides the problems that every route may answer. */
export function ok(description: string, schema: z.ZodType) {
  return { 200: jsonAnswer(description, schema) };
}

/** Returns the answers of a route whose answer is shared: those of `ok`, and 304 for a call with `If-None-Match`. */
export function okShared(description: string, schema: z.ZodType) {
  return {
    ...ok(description, schema),
    304: { description: 'The answer has not changed since the call that named it' },
  };
}
