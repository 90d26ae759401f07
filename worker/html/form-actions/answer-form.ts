import { redirectTarget } from '../../../domain/accounts/redirect-target';
import type { FormFields } from '../../../domain/forms/form-schema';
import { baseLanguage, splitLanguage, type Language } from '../../../domain/language';
import { Problem, type ProblemCode } from '../../../domain/problems';
import { ApiProblem } from '../../../client/lib/api';
import type { FormVerb } from '../../../client/lib/form-result';
import { problemOrWaitWords } from '../../../client/lib/words/wait-words';
import { m } from '../../../messages/compiled/messages.js';
import { isEmbedding } from '../../platform/middleware/is-embedding';
import { isForeignWrite } from '../../platform/middleware/is-foreign-write';
import type { RequestLog } from '../../platform/request-log';
import { withLanguage } from '../pages/language-store';
import { isFile } from '../files/serve-file';
import { formActions, isFormVerb } from './actions';
import { doneCookie, readDone } from './done-cookie';
import { isKept, type FormOutcome } from './form-action';
import { formPage } from './form-page';
import { personClient, type PersonClient } from './person-client';
import { readFields } from './read-fields';

interface Form {
  readonly request: Request;
  readonly client: PersonClient;
  readonly language: Language;
  readonly verb: FormVerb;
  readonly page: URL;
  readonly requestLog: RequestLog;
}

/**
 * Answers what a page posts without script, and the addresses of such forms. Returns null for everything else, and for
 * verbs that do not exist: the page of a missing address answers those.
 */
export async function answerForm(
  request: Request,
  env: Env,
  execution: ExecutionContext,
  requestLog: RequestLog,
): Promise<Response | null> {
  const url = new URL(request.url);
  const { language, redirect } = splitLanguage(url.pathname, () => baseLanguage);
  if (redirect !== null || !url.pathname.startsWith(`/${language}`) || isFile(url.pathname)) return null;
  const verb = /^\/[^/]+\/do\/([^/]+)\/?$/.exec(url.pathname)?.[1];
  const isPost = request.method === 'POST';
  if (verb === undefined || !isFormVerb(verb)) {
    return isPost
      ? pageWithoutAction(request, personClient(request, env, execution, language), language, requestLog)
      : null;
  }
  if (!isPost && request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD, POST' } });
  }
  requestLog.route = `/do/${verb}`;
  const client = personClient(request, env, execution, language);
  const form = { request, client, language, verb, page: pageOfForm(url, language, verb), requestLog };
  return isPost ? runAction(form) : showDone(form);
}

/** Returns the address of the page with the form: the one that the form names, if it is a page of this language. */
function pageOfForm(url: URL, language: Language, verb: FormVerb): URL {
  const named = redirectTarget(url.searchParams.get('page'));
  const start = `/${language}`;
  const isPage = named !== null && new RegExp(`^${start}(?:[/?]|$)`).test(named) && !named.startsWith(`${start}/do/`);
  const { page } = formActions[verb];
  return new URL(isPage ? named : start + (page === '/' ? '' : page), url);
}

async function runAction(form: Form): Promise<Response> {
  const { request, client, language, verb, page } = form;
  const action = formActions[verb];
  let fields: FormFields = {};
  try {
    if (isForeignWrite(request.headers, page.origin)) throw new Problem('foreign-origin');
    fields = await readFields(request);
    return await showOutcome(form, await action.run(client.api, fields, { language, market: client.market, page }));
  } catch (error) {
    if (!(error instanceof Problem) && !(error instanceof ApiProblem)) throw error;
    const kept = Object.entries(fields).filter(([name]) => isKept(action, name));
    // The page can show nothing without the fields of the form.
    const isOfForm = action.shownBy === 'form' && Object.keys(fields).length > 0;
    const problem = problemResult(language, error);
    return formPage({ ...form, result: { verb: isOfForm ? verb : null, values: Object.fromEntries(kept), problem } });
  }
}

function showOutcome(form: Form, outcome: FormOutcome): Promise<Response> | Response {
  const { client, language, verb, page } = form;
  if (outcome.kind === 'answer') {
    return formPage({ ...form, result: { verb, values: outcome.values, answer: outcome.answer } });
  }
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const line of client.cookies) headers.append('Set-Cookie', line);
  if (outcome.kind === 'go') headers.set('Location', outcome.to);
  else {
    headers.set('Location', `/${language}/do/${verb}?page=${encodeURIComponent(page.pathname + page.search)}`);
    headers.append('Set-Cookie', doneCookie(verb, outcome.values));
  }
  return new Response(null, { status: 303, headers });
}

/** Shows the recent result of a form in this browser, or redirects to the page with the form. */
async function showDone(form: Form): Promise<Response> {
  const { request, verb, page } = form;
  const headers = { 'Cache-Control': 'no-store' };
  if (isEmbedding(request.headers)) return new Response(null, { status: 403, headers });
  const values = readDone(request, verb);
  if (values !== null) return formPage({ ...form, result: { verb, values } });
  return new Response(null, { status: 303, headers: { ...headers, Location: page.pathname + page.search } });
}

/** Shows the page that was posted to with a notice that its form needs script. Nothing was done. */
function pageWithoutAction(
  request: Request,
  client: PersonClient,
  language: Language,
  requestLog: RequestLog,
): Promise<Response> {
  const words = withLanguage(language, () => m.forms_need_script());
  const problem = ['method-not-allowed', 405, { words }] as const;
  return formPage({
    client,
    language,
    page: new URL(request.url),
    result: { verb: null, values: {}, problem },
    requestLog,
  });
}

/** Returns a problem as the page shows it, with its sentence. */
function problemResult(language: Language, { code, status, facts }: Pick<ApiProblem, 'code' | 'status' | 'facts'>) {
  // The API is called in-process, so a network error is impossible.
  const problem: ProblemCode = code === 'offline' ? 'internal' : code;
  const words = withLanguage(language, () => problemOrWaitWords(new ApiProblem(problem, status, facts)));
  return [problem, status === 0 ? 500 : status, { ...facts, words }] as const;
}
