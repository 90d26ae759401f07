import { z } from 'zod';
import type { ProviderAnswer } from './receive-answer';

/** What of an answer may be read, and how long it may be: codes of some providers are long. */
const most = { state: 200, code: 4096, error: 100, iss: 300, name: 300 } as const;
type Field = keyof typeof most;
const fields = ['state', 'code', 'error', 'iss', 'name'] as const satisfies readonly Field[];

/** An answer's fields; one that is missing, empty, too long or repeated (RFC 6749, 3.1) is null. */
export function parseAnswer(query: Readonly<Record<string, readonly string[]>>): Omit<ProviderAnswer, 'browser'> {
  const read = (name: Field) => {
    const [value, ...more] = query[name] ?? [];
    return value === undefined || value === '' || value.length > most[name] || more.length > 0 ? null : value;
  };
  return { state: read('state'), code: read('code'), error: read('error'), iss: read('iss'), name: read('name') };
}

/** A name as Apple posts it beside the first answer, and never again. */
const appleUserSchema = z.object({
  name: z.object({ firstName: z.string().default(''), lastName: z.string().default('') }),
});

/** A posted form as the query of the address that takes the answer. */
export function parsePostedAnswer(form: string): URLSearchParams {
  const posted = new URLSearchParams(form);
  const query = new URLSearchParams();
  for (const field of fields)
    for (const value of field === 'name' ? [] : posted.getAll(field)) query.append(field, value);
  const name = appleName(posted.get('user'));
  if (name !== null) query.set('name', name);
  return query;
}

function appleName(user: string | null): string | null {
  try {
    const read = appleUserSchema.safeParse(JSON.parse(user ?? 'null'));
    return read.success ? `${read.data.name.firstName} ${read.data.name.lastName}`.trim().slice(0, most.name) : null;
  } catch {
    return null;
  }
}
