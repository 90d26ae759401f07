import { z } from 'zod';
import { formPolicy } from '../../../domain/policy/forms';
import type { FormVerb } from '../../../client/lib/form-result';
import { cookieHeader, cookieNames, readCookies } from '../../platform/middleware/cookies';
import type { FormFields } from '../../../domain/forms/form-schema';

const doneSchema = z.strictObject({ verb: z.string(), values: z.record(z.string(), z.string()) });

/** Returns the cookie with a form's result for the next page. Script cannot read it. It is valid for some minutes. */
export function doneCookie(verb: FormVerb, values: FormFields): string {
  const text = String.fromCharCode(...new TextEncoder().encode(JSON.stringify({ verb, values })));
  const safe = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return cookieHeader(cookieNames.form, safe, formPolicy.doneSeconds);
}

/** Returns the recent result of a form of this verb in this browser, or null. */
export function readDone(request: Request, verb: FormVerb): FormFields | null {
  const kept = readCookies(request.headers.get('Cookie')).get(cookieNames.form);
  if (kept === undefined) return null;
  try {
    const text = atob(kept.replaceAll('-', '+').replaceAll('_', '/'));
    const json: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (sign) => sign.charCodeAt(0))));
    const done = doneSchema.safeParse(json);
    return done.success && done.data.verb === verb ? done.data.values : null;
  } catch {
    return null;
  }
}
