import { shell } from 'virtual:shell';
import { earlyScript } from '../../../client/lib/early/early';
import type { Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import { importMap } from './import-map';

/** Milliseconds after which a browser without a paint report is assumed to report none. */
const longestWaitMs = 3000;

/**
 * Returns the style and script tags of a page: the import map of the page's language, the entry, and the styles and
 * lazy chunks of its routes. The map comes before every module, as browsers want it. The script is fetched once the
 * page has been painted, for which a slow line needs all it has (docs/decisions/036); a page that nobody sees is never
 * painted. `routeIds` are route ids of the router (`/books/$isbn`), `nonce` goes onto every tag that may run.
 * `address` is the canonical path and query of a public page.
 */
export function headTags(language: Language, routeIds: readonly string[], nonce: string, address?: string): string {
  if (!shell) return earlyTag(nonce, address) + developmentTags(nonce);
  const chunks = new Set([shell.entry, ...shell.entryImports, ...routeIds.flatMap((id) => shell?.routes[id] ?? [])]);
  const sheets = new Set(routeIds.flatMap((id) => shell?.sheets[id] ?? []));
  return [
    earlyTag(nonce, address),
    ...[...shell.styles, ...sheets].map((file) => `<link rel="stylesheet" href="/assets/${file}" nonce="${nonce}">`),
    `<script type="importmap" data-version="${shell.version}" nonce="${nonce}">${importMap(shell, language)}</script>`,
    `<script type="module" nonce="${nonce}">${afterPaint([...chunks].map((chunk) => `~${chunk}`))}</script>`,
  ].join('');
}

/** Stores what a person types and presses before the page's script runs. It must run before the page can be used. */
const earlyTag = (nonce: string, address?: string) =>
  `<script nonce="${nonce}">${earlyScript(m.forms_not_loaded(), address)}</script>`;

/**
 * Returns a script that imports modules after the first content is painted. It imports all modules at once, because the
 * first one imports the others. Some browsers report no paint: there it imports after a short time. A file that could
 * not be fetched without a network is imported again when the network returns. Meanwhile the browser loads its language
 * data, which would delay the first formatted price.
 */
function afterPaint(modules: readonly string[]): string {
  return (
    `const get=f=>import(f).catch(()=>addEventListener('online',()=>get(f),{once:true})),` +
    `go=()=>{for(const f of ${JSON.stringify(modules)})get(f);new Intl.NumberFormat};` +
    `if(document.hidden)go();else try{setTimeout(go,${longestWaitMs});` +
    `new PerformanceObserver(l=>{if(l.getEntriesByName('first-contentful-paint')[0])go()})` +
    `.observe({type:'paint',buffered:true})}catch{go()}`
  );
}

/** Tags that Vite adds to its own index.html: hot reload and the entry. */
function developmentTags(nonce: string): string {
  const refresh =
    `import r from "/@react-refresh";r.injectIntoGlobalHook(window);` +
    `window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t;`;
  return (
    `<script type="module" nonce="${nonce}">${refresh}</script>` +
    `<script type="module" src="/@vite/client" nonce="${nonce}"></script>` +
    `<script type="module" src="/client/main.tsx" nonce="${nonce}"></script>` +
    ['fonts', 'tokens', 'base'].map((name) => `<link rel="stylesheet" href="/client/styles/${name}.css">`).join('')
  );
}
