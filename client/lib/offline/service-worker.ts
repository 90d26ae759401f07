import { scansDatabase } from '../forget-scans';
import { languageOfScope, wayOf } from './offline-plan';

/** Put in by the build (scripts/offline-worker.ts). */
declare const offlineBuild: {
  readonly version: string;
  /** Files of the page by their address; `{folder}` stands for the language's folder of scripts. */
  readonly files: readonly string[];
  /** What the page's HTML of this build has in it; `{folder}` as above. */
  readonly mark: string;
  /** The folder's name but for the language. */
  readonly folder: string;
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
  addEventListener(kind: 'install' | 'activate', hear: (event: Waiting) => void): void;
  addEventListener(kind: 'fetch', hear: (event: Fetching) => void): void;
}
// oxlint-disable-next-line typescript/consistent-type-assertions -- the DOM's types know pages only
const worker = self as unknown as WorkerScope;

const { scope } = worker.registration;
const language = languageOfScope(scope);
const folder = `${language}-${offlineBuild.folder}`;
const pages = `${scansDatabase}-page-${language}-`;
const pageCache = pages + offlineBuild.version;
const coverCache = `${scansDatabase}-covers`;
const mostCovers = 400;
const inLanguage = (text: string) => text.replaceAll('{folder}', folder);

/** HTML of this build, which names the scripts that are kept; a page of another one would ask for others. */
async function keepPage(answer: Response): Promise<boolean> {
  if (answer.status !== 200 || answer.redirected || !(await answer.clone().text()).includes(inLanguage(offlineBuild.mark))) return false;
  await (await caches.open(pageCache)).put(scope, answer);
  return true;
}

async function install(): Promise<void> {
  const cache = await caches.open(pageCache);
  await cache.addAll(offlineBuild.files.map(inLanguage));
  // A shop that was deployed meanwhile has another worker for its page: this one is not installed.
  if (!(await keepPage(await fetch(scope, { cache: 'no-cache' })))) throw new Error('the page is of another build');
}

async function forgetOld(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(pages) && name !== pageCache).map((name) => caches.delete(name)));
}

/** The network's page while there is one; the copy is for when nobody answers. */
async function answerPage(event: Fetching): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (answer.status === 404 || answer.status === 410) event.waitUntil(worker.registration.unregister());
    else event.waitUntil(keepPage(answer.clone()));
    return answer;
  } catch (error) {
    const kept = await caches.match(scope, { cacheName: pageCache });
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Files never change under their name: a kept one is the file. */
async function answerFile(request: Request, name: string, most: number): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const copy = answer.clone();
    const keep = async () => {
      await cache.put(request, copy);
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
    };
    // No room for a copy is no reason not to show the file.
    void keep().catch(() => undefined);
  }
  return answer;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOld()));
worker.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, scope);
  if (way === 'page') event.respondWith(answerPage(event));
  else if (way === 'asset') event.respondWith(answerFile(event.request, pageCache, Infinity));
  else if (way === 'cover') event.respondWith(answerFile(event.request, coverCache, mostCovers));
});
