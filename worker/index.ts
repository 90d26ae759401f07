import { negotiate, splitLanguage, type Language } from '../domain/language';
import { api } from './api';
import { systemNow } from './platform/context';
import { openServices, shopContext } from './services';
import { answerDuringMaintenance } from './html/closed/answer-during-maintenance';
import { answerMisconfigured } from './html/closed/answer-misconfigured';
import { answerForm } from './html/form-actions/answer-form';
import { serveCover } from './html/files/serve-cover';
import { serveFile } from './html/files/serve-file';
import { servePage } from './html/pages/serve-page';
import { securityTxtPath, serveSecurityTxt } from './html/files/security-txt';
import { serveRobots, serveSitemap } from './html/files/sitemap';
import { cookieNames, readCookies } from './platform/middleware/cookies';
import { runJobs } from './jobs';
import { SettingError } from './platform/settings/setting-error';
import { Conversation } from './conversation';
import { finishAnswer } from './platform/finish-answer';
import { logRequest, openRequestLog, type RequestLog } from './platform/request-log';

/**
 * Entry point of the Worker: routes each request by its address.
 * @see docs/product.md#languages-and-addresses
 */
async function answerRequest(
  request: Request,
  env: Env,
  execution: ExecutionContext,
  requestLog: RequestLog,
): Promise<Response> {
  // Two Host headers, or one with a space, give an address that is no URL.
  if (!URL.canParse(request.url)) {
    requestLog.route = 'bad-request';
    const headers = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' };
    return new Response('Bad Request', { status: 400, headers });
  }
  const preferredLanguage = () => bestLanguage(request);
  const settingFault = faultOfSettings(env);
  if (settingFault !== null) {
    requestLog.log.error('setting', { message: settingFault });
    return answerMisconfigured(request, requestLog, preferredLanguage);
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && new URL(request.url).pathname === securityTxtPath)
    return serveSecurityTxt(request, openServices(env).settings, systemNow());
  const closed = await answerDuringMaintenance(request, env, execution, requestLog, preferredLanguage);
  if (closed !== null) return closed;
  const url = new URL(request.url);
  const path = url.pathname;
  if (isApi(path)) {
    requestLog.route = 'api';
    return api.fetch(request, env, execution);
  }
  const formAnswer = await answerForm(request, env, execution, requestLog);
  if (formAnswer !== null) return formAnswer;
  if (!isRead) {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  if (path.startsWith('/covers/')) return serveCover(request, env, execution);
  if (path === '/robots.txt') return serveRobots(url);
  if (path.startsWith('/sitemap')) return serveSitemap(request, env, execution);
  const file = await serveFile(request, env);
  if (file) return file;
  const address = splitLanguage(path, preferredLanguage);
  if (address.redirect === null) return servePage(request, env, execution, address.language, { requestLog });
  requestLog.route = 'language';
  return new Response(null, {
    status: 302,
    headers: {
      Location: address.redirect + url.search,
      Vary: 'Accept-Language, Cookie',
      'Cache-Control': 'private, no-cache',
    },
  });
}

const isApi = (path: string) => path === '/api' || path.startsWith('/api/');

/** Returns the answer with the headers that all answers have, and logs one line. */
async function answerAndLog(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
  const requestLog = openRequestLog();
  const response = await answerRequest(request, env, execution, requestLog);
  // The API logs its own line, with the pattern of its route.
  if (requestLog.route !== 'api') logRequest(request, response.status, requestLog);
  return finishAnswer(response, requestLog);
}

/** Returns what is wrong with the settings, or null. Only the log shows it; visitors do not see it. */
function faultOfSettings(env: Env): string | null {
  try {
    openServices(env);
    return null;
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
}

function bestLanguage(request: Request): Language {
  const cookies = readCookies(request.headers.get('Cookie'));
  return negotiate({
    cookie: cookies.get(cookieNames.language) ?? null,
    acceptLanguage: request.headers.get('Accept-Language'),
    country: request.headers.get('CF-IPCountry'),
  });
}

// The platform makes the object of each conversation from this class.
export { Conversation };

export default {
  fetch: answerAndLog,
  async scheduled(controller, env, execution) {
    const services = openServices(env);
    await runJobs(
      shopContext(services, (work) => execution.waitUntil(work), new Date(controller.scheduledTime)),
      controller.cron,
    );
  },
} satisfies ExportedHandler<Env>;
