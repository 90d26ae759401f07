import type { Composition } from './composition';
import type { Setting } from './fit';
import { glyphOf, kerning, type Face } from './outlines';
import { isRightToLeft } from './script';
import { n, W } from './shapes';
import { use, type Ink, type Sheet } from './sheet';
import { family } from './system-text';

export interface Place {
  /** Inline start of the text (from the right edge where the composition is mirrored), or its middle. */
  readonly x: number;
  readonly top: number;
  readonly ink: Ink;
  readonly anchor?: 'start' | 'middle';
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/gu, (char) => `&#${char.charCodeAt(0)};`);
}

/** Puts a setting on the cover and notes where it stands. */
export function place(composition: Composition, setting: Setting, { x, top, ink, anchor = 'start' }: Place): string {
  const { sheet, cut, rtl } = composition;
  const rows = setting.lines
    .map(({ text, width }, k) => {
      const left = anchor === 'middle' ? x - width / 2 : rtl ? W - x - width : x;
      const baseline = top + setting.ascent + k * setting.lead;
      const above = baseline - setting.ascent;
      sheet.boxes.push({
        cut,
        left,
        right: left + width,
        top: above,
        bottom: above + setting.height - (setting.lines.length - 1) * setting.lead,
        ink,
        text,
        size: setting.size,
        face: setting.face,
      });
      return setting.outlined
        ? outlines(sheet, setting.face, text, left, baseline, setting.size)
        : systemLine(setting, text, left, width, baseline, anchor, rtl);
    })
    .join('');
  if (rows === '') return '';
  return `<g fill="${ink.fill}"${setting.outlined ? '' : systemFace(setting, composition.language)}>${rows}</g>`;
}

/** One line of outlines, its first glyph at `left` on `baseline`. */
export function outlines(sheet: Sheet, face: Face, text: string, left: number, baseline: number, size: number): string {
  let pen = 0;
  let last = '';
  let markup = '';
  for (const char of text) {
    const glyph = glyphOf(face, char);
    if (glyph === undefined) continue;
    if (last !== '') pen += kerning(face, last, char);
    markup += draw(sheet, face, char, pen, 0);
    pen += glyph.advance;
    last = char;
  }
  const scale = Math.round(size * 100) / 100000;
  return `<g transform="matrix(${scale} 0 0 ${scale} ${n(left)} ${n(baseline)})">${markup}</g>`;
}

function draw(sheet: Sheet, face: Face, key: string, x: number, y: number): string {
  const glyph = glyphOf(face, key);
  if (glyph !== undefined && glyph.parts.length > 0) {
    return glyph.parts.map((part) => draw(sheet, face, part.key, x + part.x, y + part.y)).join('');
  }
  const id = sheet.glyph(face, key);
  return id === undefined ? '' : use(id, x, y);
}

function systemFace({ script, face, size }: Setting, language: string): string {
  const serif = face !== 'sans';
  const weight = serif && script === 'arabic' ? 500 : 600;
  const lang = /^[a-z]{2,3}$/u.test(language) ? ` xml:lang="${language}"` : '';
  return (
    ` font-family="${family(script, serif ? 'serif' : 'sans', language)}"` +
    ` font-size="${n(size)}" font-weight="${weight}"${lang}`
  );
}

/** Anchored at the edge of alignment, because the width is an estimate. */
function systemLine(
  setting: Setting,
  text: string,
  left: number,
  width: number,
  baseline: number,
  anchor: 'start' | 'middle',
  rtl: boolean,
): string {
  const textRtl = isRightToLeft(setting.script);
  const edge = anchor === 'middle' ? left + width / 2 : rtl ? left + width : left;
  const hold = anchor === 'middle' ? ' text-anchor="middle"' : textRtl === rtl ? '' : ' text-anchor="end"';
  return (
    `<text x="${n(edge)}" y="${n(baseline)}"` +
    ` direction="${textRtl ? 'rtl' : 'ltr'}"${hold}>${escapeXml(text)}</text>`
  );
}
