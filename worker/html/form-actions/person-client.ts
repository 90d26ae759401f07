import { createApiClient, type ApiClient } from '../../../client/lib/api';
import type { Language } from '../../../domain/language';
import { chooseMarket, type Market } from '../../../domain/market/market';
import { executionOfPage } from '../../api/middleware/page-session';
import { api } from '../../api';
import { cookieNames, readCookies } from '../../platform/middleware/cookies';
import { openServices } from '../../services';

/** Headers that the API needs for its rate limits and its check of the origin. */
const passedOn = ['CF-Connecting-IP', 'CF-IPCountry', 'Origin', 'Sec-Fetch-Site', 'User-Agent'] as const;

/** The API as one person calls it while their form is answered. */
export interface PersonClient {
  readonly api: ApiClient;
  /** Market of the person. An action may have changed it. */
  readonly market: Market;
  /** The shop may buy from people in this market. */
  readonly canBuy: boolean;
  /** `Set-Cookie` lines of all answers so far. */
  readonly cookies: ReadonlySet<string>;
}

/**
 * Connects to the API in-process, with the cookies and the network of the person who posted the form. A cookie that one
 * call sets is sent with the next, so that a new guest's page shows what the form has just done.
 */
export function personClient(
  request: Request,
  env: Env,
  execution: ExecutionContext,
  language: Language,
): PersonClient {
  const jar = readCookies(request.headers.get('Cookie'));
  const marketNow = () =>
    chooseMarket({
      account: null,
      cookie: jar.get(cookieNames.market) ?? null,
      country: request.headers.get('CF-IPCountry'),
    });
  const headers: Record<string, string> = {};
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const cookies = new Set<string>();
  const ofPage = executionOfPage(execution);
  const client = createApiClient({
    origin: new URL(request.url).origin,
    language,
    headers: () => ({
      ...headers,
      'Dogear-Market': marketNow(),
      Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    }),
    fetch: async (input, init) => {
      const answer = await api.fetch(new Request(input, init), env, ofPage);
      for (const line of answer.headers.getSetCookie()) {
        cookies.add(line);
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      }
      return answer;
    },
  });
  return {
    api: client,
    get market() {
      return marketNow();
    },
    get canBuy() {
      return !openServices(env).settings.closedForBuying.includes(marketNow());
    },
    cookies,
  };
}
