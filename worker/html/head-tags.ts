import { shell } from 'virtual:shell';
import type { Language } from '../../domain/language';

/** A browser that has not told of its first picture by then may tell of none. */
const longestWaitMs = 3000;

/**
 * Style and script tags of a page: the entry in the page's language, and the styles and lazy chunks of its routes. The
 * script is fetched once the page has been painted, for which a slow line needs all it has (docs/decisions/036); a page
 * that nobody sees is never painted. `routeIds` are route ids of the router (`/$lng/books/$isbn`), `nonce` goes onto every tag that may run.
 */
export function headTags(language: Language, routeIds: readonly string[], nonce: string): string {
  if (!shell) return developmentTags(nonce);
  const folder = `/assets/${language}-${shell.version}`;
  const chunks = new Set([...shell.entryImports, ...routeIds.flatMap((id) => shell?.routes[id] ?? [])]);
  const sheets = new Set(routeIds.flatMap((id) => shell?.sheets[id] ?? []));
  return [
    ...[...shell.styles, ...sheets].map((file) => `<link rel="stylesheet" href="/assets/${file}" nonce="${nonce}">`),
    `<script type="module" nonce="${nonce}">${afterPaint([shell.entry, ...chunks].map((file) => `${folder}/${file}`))}</script>`,
  ].join('');
}

/**
 * Imports modules, all at once though the first leads to the others, when the browser tells that the page's first content
 * is painted. Some never tell: then after a moment all the same; what is imported already is not imported twice. While
 * they are on their way the browser reads what it knows of languages, which else holds up the first price that is drawn.
 */
function afterPaint(files: readonly string[]): string {
  return (
    `const go=()=>{for(const f of ${JSON.stringify(files)})import(f);new Intl.NumberFormat};` +
    `if(document.hidden)go();else try{setTimeout(go,${longestWaitMs});new PerformanceObserver(l=>{if(l.getEntriesByName('first-contentful-paint')[0])go()}).observe({type:'paint',buffered:true})}catch{go()}`
  );
}

/** What Vite's own index.html would get: hot reload and the entry. */
function developmentTags(nonce: string): string {
  const refresh = `import r from "/@react-refresh";r.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(t)=>t;`;
  return (
    `<script type="module" nonce="${nonce}">${refresh}</script>` +
    `<script type="module" src="/@vite/client" nonce="${nonce}"></script>` +
    `<script type="module" src="/client/main.tsx" nonce="${nonce}"></script>` +
    ['fonts', 'tokens', 'base'].map((name) => `<link rel="stylesheet" href="/client/styles/${name}.css">`).join('')
  );
}
