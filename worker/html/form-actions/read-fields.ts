import type { FormFields } from '../../../domain/forms/form-schema';
import { formPolicy } from '../../../domain/policy/forms';
import { Problem } from '../../../domain/problems';

/**
 * Reads the fields of a posted form. Of several fields with one name the first counts.
 * @throws `unsupported-media-type` for another type of body, `body-too-large` for more than `formPolicy.maxBytes`
 */
export async function readFields(request: Request): Promise<FormFields> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) throw new Problem('unsupported-media-type');
  const fields: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(await readText(request))) {
    // A browser sends line breaks of a text area as CR LF.
    if (!Object.hasOwn(fields, name)) fields[name] = value.replaceAll('\r\n', '\n');
  }
  return fields;
}

/** Reads the body as text, and stops where it becomes too large. */
async function readText({ headers, body }: Request): Promise<string> {
  const tooLarge = new Problem('body-too-large', { most: formPolicy.maxBytes });
  if (Number(headers.get('Content-Length') ?? 0) > formPolicy.maxBytes) throw tooLarge;
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > formPolicy.maxBytes) throw tooLarge;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
