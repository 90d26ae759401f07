import { shell } from 'virtual:shell';
import { formatInstant } from '../../../domain/formats/format-dates';
import { direction, type Language } from '../../../domain/language';
import type { Market } from '../../../domain/market/market';
import { timeZoneOf } from '../../../domain/market/time-zone';
import { m } from '../../../messages/compiled/messages.js';
import { expectedOpening, retryAfterOf, type Closure } from '../../maintenance/closure';
import { withLanguage } from '../pages/language-store';
import { freshNonce, pageHeaders } from '../pages/page-headers';

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--paper,Canvas);
  color:var(--ink,CanvasText);font:var(--f-ml,18px/1.6 system-ui,sans-serif)}
main{box-sizing:border-box;width:100%;max-width:38rem;padding:40px 24px}
.shop{display:flex;align-items:center;gap:10px;font:500 25px/1 var(--serif,Georgia,serif)}
h1{font:var(--f-3xl,400 40px/1.2 Georgia,serif);margin:48px 0 16px;text-wrap:balance}
p{margin:0 0 16px}
.until{font-weight:600;border-block:1px solid var(--amber,currentColor);
  background:var(--amber-wash,transparent);padding:12px 16px}
.safe{color:var(--give,inherit)}
a{color:inherit;display:inline-block;padding-block:10px}`;

/**
 * Checks at intervals, while the page is visible, whether the shop is open, then loads the requested page. Without
 * script the person uses the link.
 */
const script = `let wait=10000;const ask=async()=>{if(document.visibilityState==='visible'){
  try{const r=await fetch('/api/health',{cache:'no-store'});if((await r.json()).open)return location.reload()}catch{}
  wait=Math.min(wait*1.5,60000)}setTimeout(ask,wait)};setTimeout(ask,wait)`;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/**
 * Returns the notice that replaces every page while the shop is closed: the reason, the expected end in the market's
 * time zone, and what stays valid. It works without script. Staff can write its words for each language.
 */
export function maintenancePage(closed: Closure, language: Language, market: Market, now: Date): Response {
  const nonce = freshNonce();
  const until = expectedOpening(closed, now);
  const words = withLanguage(language, () => ({
    shop: m.shell_shop_name(),
    title: m.maintenance_title(),
    why: closed.message[language] ?? m.maintenance_text(),
    until: until === null ? null : m.maintenance_until({ when: formatInstant(until, language, timeZoneOf(market)) }),
    safe: m.maintenance_safe(),
    again: m.error_again(),
  }));
  const html =
    `<!DOCTYPE html><html lang="${language}" dir="${direction(language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escapeHtml(words.title)} · ${escapeHtml(words.shop)}</title>` +
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">` +
    (shell === null ? [] : [shell.typefaces, ...shell.styles])
      .map((file) => `<link rel="stylesheet" href="/assets/${file}" nonce="${nonce}">`)
      .join('') +
    `<style nonce="${nonce}">${style}</style></head><body><main><div class="shop">` +
    `<svg viewBox="0 0 26 32" width="20" height="25" aria-hidden="true">` +
    `<path d="M1 1h16l8 8v22H1z" fill="none" stroke="currentColor" stroke-width="1.8"/>` +
    `<path d="M17 1v8h8z" fill="currentColor"/></svg>` +
    `${escapeHtml(words.shop)}</div><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.why)}</p>` +
    (words.until === null ? '' : `<p class="until">${escapeHtml(words.until)}</p>`) +
    `<p class="safe">${escapeHtml(words.safe)}</p><p><a href="">${escapeHtml(words.again)}</a></p></main>` +
    `<script nonce="${nonce}">${script}</script></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      ...pageHeaders(nonce),
      'Cache-Control': 'no-store',
      'Content-Language': language,
      'Retry-After': String(retryAfterOf(closed, now)),
      'X-Robots-Tag': 'noindex',
    },
  });
}
