import { splitLanguage, type Language } from '../../../domain/language';
import { personClient } from '../form-actions/person-client';

/**
 * Returns whether a person chose the language of a page by a link: the page that the browser left (`Referer`) is the
 * same page in another language. A press on the link needs no script for that. A reload repeats the choice.
 */
function isChosen(request: Request, language: Language): boolean {
  const { headers, method } = request;
  const site = headers.get('Sec-Fetch-Site') ?? 'same-origin';
  const left = URL.parse(headers.get('Referer') ?? '');
  const opened = new URL(request.url);
  if (method !== 'GET' || site !== 'same-origin' || left?.origin !== opened.origin) return false;
  const before = splitLanguage(left.pathname, () => language);
  return (
    before.redirect === null &&
    before.language !== language &&
    pathBehind(before.language, left) === pathBehind(language, opened)
  );
}

/** Returns the path behind the language, without a slash at its end. */
const pathBehind = (language: Language, { pathname }: URL): string =>
  pathname.slice(language.length + 1).replace(/\/$/, '');

/**
 * Stores the language that a person chose by a link to the same page in another language. Does nothing for other
 * requests. Returns the `Set-Cookie` lines. A failure is ignored, as by the page's script.
 */
export async function storeChosenLanguage(
  request: Request,
  env: Env,
  execution: ExecutionContext,
  language: Language,
): Promise<Iterable<string>> {
  if (!isChosen(request, language)) return [];
  const { api, cookies } = personClient(request, env, execution, language);
  await api.language.$post({ json: { language } });
  return cookies;
}
