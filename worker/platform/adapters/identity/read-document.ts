import type { z } from 'zod';
import { withTimeout } from './with-timeout';
import { ProviderError } from './provider-error';

/** Most bytes of a document: a discovery document has 5 kB, a list of keys 3 kB a key. */
const maxBytes = 256 * 1024;

/**
 * Reads a JSON document of a provider: no redirects, no cookies, a size limit, and a second try when the first met an
 * outage. `token`: the person's access token, for their own data. Throws a ProviderError.
 */
export async function readDocument<Schema extends z.ZodType>(
  address: string,
  schema: Schema,
  token?: string,
): Promise<z.output<Schema>> {
  const text = await withTimeout(readTwice(address, token));
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ProviderError('strange-answer', 'not-json');
  }
  const read = schema.safeParse(json);
  if (!read.success) throw new ProviderError('strange-answer', read.error.issues[0]?.path.join('.') ?? '');
  return read.data;
}

async function readTwice(address: string, token?: string): Promise<string> {
  try {
    return await readOnce(address, token);
  } catch (error) {
    if (error instanceof ProviderError && error.reason !== 'unreachable') throw error;
    return await readOnce(address, token);
  }
}

async function readOnce(address: string, token?: string): Promise<string> {
  const headers = { Accept: 'application/json', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) };
  let answer: Response;
  try {
    answer = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(5000) });
  } catch {
    throw new ProviderError('unreachable');
  }
  if (answer.status !== 200) {
    await answer.body?.cancel();
    throw new ProviderError(answer.status >= 500 ? 'unreachable' : 'strange-answer', String(answer.status));
  }
  const text = await answer.text();
  if (text.length > maxBytes) throw new ProviderError('strange-answer', 'too-long');
  return text;
}
