import { jsonLog, randomIds, type Log } from './context';

/** Facts about one request in the log. */
export interface Visit {
  readonly requestId: string;
  readonly log: Log;
  readonly started: number;
  /** Pattern of the address, never the address itself. */
  route: string;
}

export function newVisit(): Visit {
  const requestId = randomIds.id();
  return { requestId, log: jsonLog(requestId), started: performance.now(), route: 'file' };
}

/**
 * Headers of every answer; pages bring more of their own (`worker/html/pages/page-headers.ts`). Only covers have
 * another `Cross-Origin-Resource-Policy`, because previews of links show them; for files see `public/_headers`.
 */
const commonHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Returns the answer with the headers that every answer has, and its duration. Existing headers stay. */
export function finishAnswer(answer: Response, { requestId, started }: Visit): Response {
  const finished = new Response(answer.body, answer);
  const ms = Math.round(performance.now() - started);
  for (const [name, value] of Object.entries({
    ...commonHeaders,
    'X-Request-Id': requestId,
    'Server-Timing': `app;dur=${ms}`,
  })) {
    if (!finished.headers.has(name)) finished.headers.set(name, value);
  }
  return finished;
}

/** Logs one line for a request outside of the API. The API logs its own. */
export function logVisit(request: Request, status: number, { log, started, route }: Visit): void {
  log.info('request', { method: request.method, route, status, ms: Math.round(performance.now() - started) });
}
