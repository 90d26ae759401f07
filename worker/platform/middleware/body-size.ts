import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { photoPolicy } from '../../../domain/policy/grading';
import { reportPolicy } from '../../../domain/policy/reports';
import { Problem } from '../../../domain/problems';
import type { ApiEnv } from '../api-env';

const kilobyte = 1024;
/** Largest body by the first segment behind `/api`, in bytes; all others take the last figure. */
const sizes: Readonly<Record<string, number>> = {
  catalogue: 4096 * kilobyte,
  offers: 512 * kilobyte,
  basket: 512 * kilobyte,
  // A payment provider sends the whole payment with each event.
  webhooks: 256 * kilobyte,
  'browser-errors': reportPolicy.errorBytes,
  'csp-reports': reportPolicy.violationBytes,
};
const usual = 32 * kilobyte;

/** A list of books by words, up to 1,000 lines. */
const listOfBooks = '/api/books/matches';
const listSize = 512 * kilobyte;

/** A picture of a copy that the desk takes. */
const picture = /^\/api\/desk\/trades\/[^/]+\/lines\/[^/]+\/photos$/;

const allSizes = [...Object.values(sizes), photoPolicy.mostBytes, listSize, usual];
const limits = new Map(allSizes.map((maxSize) => [maxSize, limitOf(maxSize)]));

function limitOf(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('body-too-large', { most: maxSize });
    },
  });
}

function mostBytes(path: string): number {
  if (picture.test(path)) return photoPolicy.mostBytes;
  return path === listOfBooks ? listSize : (sizes[path.split('/')[2] ?? ''] ?? usual);
}

/** Refuses bodies over the size of their route with `body-too-large` (413), streamed ones too. */
export const bodySize = createMiddleware<ApiEnv>(async (c, next) => {
  const limit = limits.get(mostBytes(c.req.path));
  return limit ? limit(c, next) : next();
});
