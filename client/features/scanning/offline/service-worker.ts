import { scansDatabase } from '../../../data/session/clear-scans';
import { languageOfScope, scriptsOf, answerSourceOf } from './offline-plan';

/** Inserted by the build (scripts/build/offline-worker.ts). */
declare const offlineBuild: {
  readonly version: string;
  /** Addresses of styles, fonts and the decoder, which are the same in all languages. */
  readonly files: readonly string[];
  /** Chunks that the page can load. Their addresses in this language are in the page's import map. */
  readonly chunks: readonly string[];
};

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  addEventListener(kind: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void;
}
// oxlint-disable-next-line typescript/consistent-type-assertions -- the DOM's types know pages only
const worker = self as unknown as WorkerScope;

const { scope } = worker.registration;
const language = languageOfScope(scope);
const pages = `${scansDatabase}-page-${language}-`;
const pageCache = pages + offlineBuild.version;
const coverCache = `${scansDatabase}-covers`;
const maxCovers = 400;

/** Returns the scripts of a page. Null if it is not a page of this build. */
async function scriptsNamedBy(answer: Response): Promise<string[] | null> {
  if (answer.status !== 200 || answer.redirected) return null;
  return scriptsOf(await answer.clone().text(), offlineBuild.version, offlineBuild.chunks);
}

/** Caches a page of this build. A page of another build would load other scripts. */
async function keepPage(answer: Response): Promise<void> {
  if ((await scriptsNamedBy(answer)) === null) return;
  await (await caches.open(pageCache)).put(scope, answer);
}

/**
 * Caches the page with its files.
 * @throws an Error if the shop has another build by now, which has a worker of its own
 */
async function install(): Promise<void> {
  const page = await fetch(scope, { cache: 'no-cache' });
  const scripts = await scriptsNamedBy(page);
  if (scripts === null) throw new Error('the page is of another build');
  const cache = await caches.open(pageCache);
  await cache.addAll([...offlineBuild.files, ...scripts]);
  await cache.put(scope, page);
}

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(pages) && name !== pageCache).map((name) => caches.delete(name)),
  );
}

/** Returns the page of the network, or the stored copy if the network does not answer. */
async function answerPage(event: Fetching): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (answer.status === 404 || answer.status === 410) event.waitUntil(worker.registration.unregister());
    else event.waitUntil(keepPage(answer.clone()));
    return answer;
  } catch (error) {
    const stored = await caches.match(scope, { cacheName: pageCache });
    if (stored === undefined) throw error;
    return stored;
  }
}

/** Returns a file from the cache, else from the network. Files never change under their name. */
async function answerFile(request: Request, name: string, maxFiles: number): Promise<Response> {
  const cache = await caches.open(name);
  const stored = await cache.match(request);
  if (stored !== undefined) return stored;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const copy = answer.clone();
    const cacheCopy = async () => {
      await cache.put(request, copy);
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, Math.max(0, keys.length - maxFiles)).map((key) => cache.delete(key)));
    };
    // The file is shown even when the cache is full.
    void cacheCopy().catch(() => undefined);
  }
  return answer;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));
worker.addEventListener('fetch', (event) => {
  const source = answerSourceOf(event.request, scope);
  if (source === 'page') event.respondWith(answerPage(event));
  else if (source === 'asset') event.respondWith(answerFile(event.request, pageCache, Infinity));
  else if (source === 'cover') event.respondWith(answerFile(event.request, coverCache, maxCovers));
});
