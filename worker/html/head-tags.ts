import { shell } from 'virtual:shell';
import type { Language } from '../../domain/language';

/**
 * Script, style and preload tags of a page: the entry in the page's language, and the styles and lazy chunks of its routes.
 * `routeIds` are route ids of the router (`/$lng/books/$isbn`), `nonce` goes onto every tag that may run.
 */
export function headTags(language: Language, routeIds: readonly string[], nonce: string): string {
  if (!shell) return developmentTags(nonce);
  const folder = `/assets/${language}-${shell.version}`;
  const chunks = new Set([...shell.entryImports, ...routeIds.flatMap((id) => shell?.routes[id] ?? [])]);
  const sheets = new Set(routeIds.flatMap((id) => shell?.sheets[id] ?? []));
  return [
    ...[...shell.styles, ...sheets].map((file) => `<link rel="stylesheet" href="/assets/${file}" nonce="${nonce}">`),
    `<script type="module" fetchpriority="low" src="${folder}/${shell.entry}" nonce="${nonce}"></script>`,
    ...[...chunks].map((file) => `<link rel="modulepreload" fetchpriority="low" href="${folder}/${file}" nonce="${nonce}">`),
  ].join('');
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
