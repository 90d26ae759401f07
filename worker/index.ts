import { negotiate, splitLanguage, type Language } from '../domain/language';
import { api } from './api';
import { openHouse, shopContext } from './context';
import { serveCover } from './html/serve-cover';
import { serveFile } from './html/serve-file';
import { servePage } from './html/serve-page';
import { serveRobots, serveSitemap } from './html/sitemap';
import { cookieNames, readCookies } from './middleware/cookies';
import { runJobs } from './jobs';
import { SettingError } from './settings';

/** The door: who answers what. Rules of addresses: product page, section 2. */
async function answer(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
  const wrong = wrongSetting(env);
  if (wrong !== null) {
    console.error(JSON.stringify({ level: 'error', event: 'setting', message: wrong }));
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
  const url = new URL(request.url);
  const path = url.pathname;
  if (path === '/api' || path.startsWith('/api/')) return api.fetch(request, env, execution);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  if (path.startsWith('/covers/')) return serveCover(request, env, execution);
  if (path === '/robots.txt') return serveRobots(url);
  if (path.startsWith('/sitemap')) return serveSitemap(request, env, execution);
  const file = await serveFile(request, env);
  if (file) return file;
  const address = splitLanguage(path, () => bestLanguage(request));
  if (address.redirect === null) return servePage(request, env, execution, address.language);
  return new Response(null, {
    status: 302,
    headers: {
      Location: address.redirect + url.search,
      Vary: 'Accept-Language, Cookie',
      'Cache-Control': 'private, no-cache',
    },
  });
}

/** What is wrong with the settings, for the log and the person who deploys, or null. Visitors are told nothing of it. */
function wrongSetting(env: Env): string | null {
  try {
    openHouse(env);
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

export default {
  fetch: answer,
  async scheduled(controller, env, execution) {
    const house = openHouse(env);
    await runJobs(shopContext(house, (work) => execution.waitUntil(work), new Date(controller.scheduledTime)), controller.cron);
  },
} satisfies ExportedHandler<Env>;
