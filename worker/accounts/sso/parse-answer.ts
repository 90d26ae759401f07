import { z } from 'zod';
import type { ProviderAnswer } from './receive-answer';

/** Maximum length of each field in characters. Codes of some providers are long. */
const maxLength = { state: 200, code: 4096, error: 100, iss: 300, name: 300 } as const;
type Field = keyof typeof maxLength;
/** Fields that a posted form has under the same name. The person's name comes in another form. */
const postedFields = ['state', 'code', 'error', 'iss'] as const satisfies readonly Field[];

/**
 * Returns the fields of a provider answer. A missing, empty, too long or repeated field is null.
 * @see RFC 6749, 3.1
 */
export function parseAnswer(query: Readonly<Record<string, readonly string[]>>): Omit<ProviderAnswer, 'browser'> {
  const read = (name: Field) => {
    const [value, ...repeated] = query[name] ?? [];
    if (value === undefined || value === '' || repeated.length > 0) return null;
    return value.length > maxLength[name] ? null : value;
  };
  return { state: read('state'), code: read('code'), error: read('error'), iss: read('iss'), name: read('name') };
}

/** The name that Apple posts with the first answer only. */
const appleUserSchema = z.object({
  name: z.object({ firstName: z.string().default(''), lastName: z.string().default('') }),
});

/** Returns the query of the callback address for a posted form. */
export function parsePostedAnswer(form: string): URLSearchParams {
  const posted = new URLSearchParams(form);
  const query = new URLSearchParams();
  for (const field of postedFields) {
    for (const value of posted.getAll(field)) query.append(field, value);
  }
  const name = parseAppleName(posted.get('user'));
  if (name !== null) query.set('name', name);
  return query;
}

function parseAppleName(user: string | null): string | null {
  try {
    const parsed = appleUserSchema.safeParse(JSON.parse(user ?? 'null'));
    if (!parsed.success) return null;
    const { firstName, lastName } = parsed.data.name;
    return `${firstName} ${lastName}`.trim().slice(0, maxLength.name);
  } catch {
    return null;
  }
}
