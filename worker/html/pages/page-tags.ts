import { shell } from 'virtual:shell';
import { earlyScript } from '../../../client/lib/early/early';
import type { Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import { importMap } from './import-map';
import { pageStyles } from './page-styles';

/**
 * Milliseconds after which a browser without a paint report is assumed to report none, and after which a page no longer
 * waits for a style sheet that does not come.
 */
const maxWaitMs = 3000;

interface TaggedPage {
  readonly language: Language;
  /** Route ids of the router (`/books/$isbn`). */
  readonly routeIds: readonly string[];
  /** Goes onto every tag that may run. */
  readonly nonce: string;
  /** Canonical path and query of a public page. */
  readonly address?: string | undefined;
  /** The page without these tags. */
  readonly html: string;
}

/** Tags of a page, by their place. */
export interface PageTags {
  /** Follow the viewport in the head. */
  readonly head: string;
  /** Stand at the end of the body. */
  readonly end: string;
}

/**
 * Returns the style and script tags of a page. The head has the styles that the page uses. The end has the import map
 * of its language and the script that imports the entry and the lazy chunks of its routes: the first round trip of a
 * slow line then brings the top of the page instead. The map comes before every module, as browsers want it. Script,
 * whole sheets and typefaces are fetched once the page has been painted, because they would slow down the paint on a
 * slow line (docs/decisions/036 and 110). A hidden page is never painted, and fetches them at once.
 */
export function pageTags({ language, routeIds, nonce, address, html }: TaggedPage): PageTags {
  if (!shell) return { head: icons + earlyTag(nonce, address) + developmentTags(nonce), end: '' };
  const chunks = new Set([shell.entry, ...shell.entryImports, ...routeIds.flatMap((id) => shell?.routes[id] ?? [])]);
  const sheets = [...shell.styles, ...new Set(routeIds.flatMap((id) => shell?.sheets[id] ?? []))];
  const modules = [...chunks].map((chunk) => `~${chunk}`);
  const { rules, typefaces } = pageStyles(html, sheets, shell.typefaces);
  const map = importMap(shell, language);
  return {
    head:
      `${icons}<style nonce="${nonce}">${rules}</style>` +
      `<style id="typefaces" media="not all" nonce="${nonce}">${typefaces}</style>` +
      `<noscript><style nonce="${nonce}">${typefaces}</style></noscript>` +
      earlyTag(nonce, address, typefacesOfVisit),
    end:
      `<script type="importmap" data-version="${shell.version}" nonce="${nonce}">${map}</script>` +
      `<script type="module" nonce="${nonce}">${afterPaintScript(modules, sheets, shell.latinFiles)}</script>`,
  };
}

const applyTypefaces = `document.getElementById('typefaces').media='all'`;

/**
 * Script that applies the typefaces before the first paint where the visit has loaded them with a page before, so that
 * no text changes its face again.
 */
const typefacesOfVisit =
  `;if(document.referrer.startsWith(location.origin+'/')||` +
  `performance.getEntriesByType('navigation')[0]?.type!=='navigate')${applyTypefaces}`;

/** Links that no navigation changes, so the script need not know them. */
const icons =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icon-180.png">' +
  '<link rel="manifest" href="/dogear.webmanifest">';

/** Stores what a person types and presses before the page's script runs. It must run before the page can be used. */
const earlyTag = (nonce: string, address?: string, furtherScript = '') =>
  `<script nonce="${nonce}">${earlyScript(m.forms_not_loaded(), address)}${furtherScript}</script>`;

/**
 * Returns a script that imports modules after the first content is painted. It imports all modules at once, because the
 * first one imports the others. Some browsers report no paint: there it imports after a short time. A file that could
 * not be fetched without a network is fetched again when the network returns. The page has its own styles, so the
 * sheets come with the script; `early.sheets` resolves when they are there, could not be fetched or take too long.
 * Meanwhile the browser loads its language data, which would delay the first formatted price.
 *
 * The typefaces come last: on a slow line the page can be used half a second sooner. Their files are fetched before
 * they are applied, so that all text is laid out again once instead of twice.
 */
function afterPaintScript(
  modules: readonly string[],
  sheets: readonly string[],
  latinFiles: readonly string[],
): string {
  return (
    `const late=()=>new Promise(d=>setTimeout(d,${maxWaitMs})),` +
    `get=f=>import(f).catch(()=>addEventListener('online',()=>get(f),{once:true})),` +
    `link=(f,kind)=>Promise.race([late(),new Promise(d=>{` +
    `const l=Object.assign(document.createElement('link'),kind,{href:'/assets/'+f,onload:d});` +
    `l.onerror=()=>{d();l.remove();addEventListener('online',()=>link(f,kind),{once:true})};` +
    `document.head.append(l)})]),` +
    `links=(files,kind)=>Promise.all(files.map(f=>link(f,kind))),` +
    `go=()=>{if(early.sheets)return;` +
    `early.sheets=links(${JSON.stringify(sheets)},{rel:'stylesheet'});` +
    `Promise.race([late(),Promise.all(${JSON.stringify(modules)}.map(get))])` +
    `.then(()=>links(${JSON.stringify(latinFiles)},{rel:'preload',as:'font',crossOrigin:''}))` +
    `.then(()=>{${applyTypefaces}});` +
    // A task of its own, because it takes as long as the rest.
    `setTimeout(()=>new Intl.NumberFormat)};` +
    `if(document.hidden)go();else try{setTimeout(go,${maxWaitMs});` +
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
