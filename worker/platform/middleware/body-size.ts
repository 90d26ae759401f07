import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { coverPolicy } from '../../../domain/policy/catalogue-names';
import { photoPolicy } from '../../../domain/policy/grading';
import { reportPolicy } from '../../../domain/policy/reports';
import { Problem } from '../../../domain/problems';
import type { ApiEnv } from '../api-env';

const kilobyte = 1024;
/** Largest body by the first segment behind `/api`, in bytes; all others take the last figure. */
const sizes: Readonly<Record<string, number>> = {
  catalogue: 4096 * kilobyte,
  // A list of 1,000 books, by ISBN or by words.
  offers: 512 * kilobyte,
  books: 512 * kilobyte,
  basket: 512 * kilobyte,
  // A payment provider sends the whole payment with each event.
  webhooks: 256 * kilobyte,
  'browser-errors': reportPolicy.errorBytes,
  'csp-reports': reportPolicy.violationBytes,
};
const defaultBytes = 32 * kilobyte;

/** Path of a photo that the desk takes of a copy. */
const photoPath = /^\/api\/desk\/trades\/[^/]+\/lines\/[^/]+\/photos$/;

/** Path of a cover's picture. */
const coverPath = /^\/api\/desk\/covers\/[^/]+$/;

/** Path of a chunk of a file that the desk imports. */
const chunkPath = /^\/api\/desk\/imports(?:\/[^/]+\/items\/\d+)?$/;
const chunkBytes = 4096 * kilobyte;

/** Returns the largest body of a path that has a size of its own, in bytes. */
function sizeOfPath(path: string): number | undefined {
  if (photoPath.test(path)) return photoPolicy.maxBytes;
  if (coverPath.test(path)) return coverPolicy.maxBytes;
  return chunkPath.test(path) ? chunkBytes : undefined;
}

const allSizes = [...Object.values(sizes), photoPolicy.maxBytes, coverPolicy.maxBytes, chunkBytes, defaultBytes];
const limits = new Map(allSizes.map((maxSize) => [maxSize, limitOf(maxSize)]));

function limitOf(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('body-too-large', { most: maxSize });
    },
  });
}

/** Refuses bodies over the size of their route with `body-too-large` (413), streamed ones too. */
export const limitBodySize = createMiddleware<ApiEnv>(async (c, next) => {
  const segment = c.req.path.split('/')[2] ?? '';
  const limit = limits.get(sizeOfPath(c.req.path) ?? sizes[segment] ?? defaultBytes);
  return limit ? limit(c, next) : next();
});
