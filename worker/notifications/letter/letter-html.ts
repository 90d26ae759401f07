import { direction } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { footLines } from './foot';
import type { Block, Figure, Letter } from './letter';

const serif = "Fraunces,Georgia,'Hiragino Mincho ProN','Noto Naskh Arabic',serif";
const sans =
  "'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans Arabic','Hiragino Sans',sans-serif";

/**
 * Colours of the shop, in its light and dark theme. Mail readers do not support oklch, and many drop everything but
 * inline styles.
 */
const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#1d1511!important}.ink{color:#e8dbc5!important}.soft{color:#beb09e!important}
.rule{border-color:#43362f!important}.button{background:#e8dbc5!important;color:#1d1511!important}}`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, also for a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Returns running text as HTML: keeps its line breaks, and does not break a trade's number at its hyphen. */
function textHtml(text: string): string {
  return escapeHtml(text)
    .replaceAll(/\b[A-Z]{2}-[0-9A-Z]{4,12}\b/g, '<span style="white-space:nowrap">$&</span>')
    .replaceAll('\n', '<br>');
}

/** Style of a value. An IBAN is as wide as a phone, so it is smaller and may break instead of scrolling. */
const longValue = 20;

function figureHtml({ label, under, value, strong, link }: Figure): string {
  const weight = strong === true ? 'font-weight:600;' : '';
  const width = value.length > longValue ? 'font-size:15px;overflow-wrap:anywhere;' : 'white-space:nowrap;';
  const second =
    under === undefined
      ? ''
      : `<br><span class="soft" style="font-size:14px;color:#5c5046">${escapeHtml(under)}</span>`;
  const linked =
    link == null
      ? escapeHtml(value)
      : `<a class="ink" href="${escapeHtml(link)}" style="color:#261d16">${escapeHtml(value)}</a>`;
  const cell = `class="rule" style="${weight}padding:8px 0;border-bottom:1px solid #dbd3c7;vertical-align:top;`;
  return (
    `<tr><th scope="row" ${cell}text-align:start;${strong === true ? '' : 'font-weight:400'}">` +
    `<bdi>${escapeHtml(label)}</bdi>${second}</th>` +
    `<td ${cell}text-align:end;${width}padding-inline-start:16px;` +
    `font-variant-numeric:tabular-nums"><bdi>${linked}</bdi></td></tr>`
  );
}

function blockHtml(block: Block): string {
  if (block.kind === 'text') return `<p style="margin:0 0 16px">${textHtml(block.text)}</p>`;
  if (block.kind === 'link')
    return (
      `<p style="margin:0 0 16px"><a class="ink" href="${escapeHtml(block.link)}" style="color:#261d16">` +
      `${escapeHtml(block.label)}</a></p>`
    );
  const caption =
    block.title === undefined
      ? ''
      : `<caption style="text-align:start;font:400 20px/28px ${serif};padding-bottom:4px">` +
        `${escapeHtml(block.title)}</caption>`;
  return (
    `<table class="ink" style="width:100%;border-collapse:collapse;margin:0 0 24px;color:#261d16">` +
    `${caption}<tbody>${block.figures.map(figureHtml).join('')}</tbody></table>`
  );
}

/**
 * Returns the letter as an HTML document that fetches nothing, so that the shop cannot know whether a mail was opened.
 */
export function letterHtml(letter: Letter, shop: Shop): string {
  const { language } = letter;
  const link = escapeHtml(letter.action.link);
  const side = direction(language);
  const linkHint = escapeHtml(m.mail_link_hint({}, { locale: language }));
  return `<!doctype html>
<html lang="${language}" dir="${side}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title><style>${style}</style></head>
<body class="paper ink" dir="${side}" style="margin:0;background:#fbf8f1;color:#261d16;font:400 16px/24px ${sans}">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p class="soft" style="margin:0 0 24px;font:440 20px/26px ${serif};color:#5c5046">${escapeHtml(shop.tradingName)}</p>
<h1 style="margin:0 0 16px;font:400 30px/38px ${serif}">${textHtml(letter.title)}</h1>
${letter.before.map(blockHtml).join('\n')}
<p style="margin:8px 0 24px"><a class="button" href="${link}"
 style="display:inline-block;padding:12px 24px;background:#261d16;color:#fbf8f1;border-radius:2px;text-decoration:none;
font-weight:600">${escapeHtml(letter.action.label)}</a></p>
${letter.after.map(blockHtml).join('\n')}
<p class="soft"
 style="margin:0 0 24px;font-size:14px;line-height:20px;color:#5c5046">${linkHint}<br><span
 dir="ltr" style="word-break:break-all">${link}</span></p>
<address class="soft rule"
 style="border-top:1px solid #dbd3c7;padding-top:16px;font-size:13px;line-height:18px;
font-style:normal;color:#5c5046">${footLines(shop, language)
    .map((line) => `<bdi>${escapeHtml(line)}</bdi>`)
    .join('<br>')}</address>
</div></body></html>`;
}
