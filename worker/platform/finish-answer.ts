import type { RequestLog } from './request-log';

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
export function finishAnswer(answer: Response, { requestId, started }: RequestLog): Response {
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
