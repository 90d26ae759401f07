import { jsonLog, randomIds, type Log } from './context';

/** Log of one request, and what its line states. */
export interface RequestLog {
  readonly requestId: string;
  readonly log: Log;
  readonly started: number;
  /** Pattern of the address, never the address itself. */
  route: string;
}

/** Opens the log of a request that begins now. */
export function openRequestLog(): RequestLog {
  const requestId = randomIds.id();
  return { requestId, log: jsonLog(requestId), started: performance.now(), route: 'file' };
}

/** Logs one line for a request outside of the API. The API logs its own. */
export function logRequest(request: Request, status: number, { log, started, route }: RequestLog): void {
  log.info('request', { method: request.method, route, status, ms: Math.round(performance.now() - started) });
}
