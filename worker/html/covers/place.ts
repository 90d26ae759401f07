import type { Composition } from './composition';
import type { Setting } from './fit';
import { glyphOf, kerning, type Face } from './outlines';
import { isRightToLeft, type Script } from './script';
import { round, coverWidth } from './shapes';
import type { Ink } from './sheet';
import { systemFontsOf } from './system-text';

/** Position and ink of a set text. Lengths are units of the cover. */
export interface Place {
  /** Inline start of the text (from the right edge where the composition is mirrored), or its middle. */
  readonly x: number;
  readonly top: number;
  readonly ink: Ink;
  readonly anchor?: 'start' | 'middle';
}

/** Returns a text in which the special characters of XML are references. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/gu, (char) => `&#${char.charCodeAt(0)};`);
}

/** Returns a set text as SVG, and adds its box to the boxes of the composition. */
export function place(composition: Composition, setting: Setting, { x, top, ink, anchor = 'start' }: Place): string {
  const { sheet, cut, isMirrored } = composition;
  const rows = setting.lines
    .map(({ text, width }, index) => {
      const start = isMirrored ? coverWidth - x - width : x;
      const left = anchor === 'middle' ? x - width / 2 : start;
      const baseline = top + setting.ascent + index * setting.lead;
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
      return setting.isOutlined
        ? outlinePath(setting.face, text, left, baseline, setting.size)
        : systemLine({ script: setting.script, text, left, width, baseline, anchor, isMirrored });
    })
    .join('');
  if (rows === '') return '';
  return `<g fill="${ink.fill}"${setting.isOutlined ? '' : systemFace(setting, composition.language)}>${rows}</g>`;
}

/**
 * Returns one line of outlines, its first glyph at `left` on `baseline`. It is one path, because a browser loads a
 * cover much sooner that has few elements.
 */
export function outlinePath(face: Face, text: string, left: number, baseline: number, size: number): string {
  let pen = 0;
  let last = '';
  let path = '';
  for (const char of text) {
    const glyph = glyphOf(face, char);
    if (glyph === undefined) continue;
    if (last !== '') pen += kerning(face, last, char);
    path += glyphPath(face, char, pen, 0);
    pen += glyph.advance;
    last = char;
  }
  const scale = Math.round(size * 100) / 100000;
  return `<path transform="matrix(${scale} 0 0 ${scale} ${round(left)} ${round(baseline)})" d="${path}"/>`;
}

/** Returns the path of one glyph at a place, empty for a blank. */
function glyphPath(face: Face, key: string, x: number, y: number): string {
  const glyph = glyphOf(face, key);
  if (glyph === undefined) return '';
  if (glyph.parts.length > 0)
    return glyph.parts.map((part) => glyphPath(face, part.key, x + part.x, y + part.y)).join('');
  const { outline } = glyph;
  return outline === null ? '' : `M${round(x + outline.x)} ${round(y + outline.y)}${outline.path}`;
}

function systemFace({ script, face, size }: Setting, language: string): string {
  const serif = face !== 'sans';
  const weight = serif && script === 'arabic' ? 500 : 600;
  const lang = /^[a-z]{2,3}$/u.test(language) ? ` xml:lang="${language}"` : '';
  return (
    ` font-family="${systemFontsOf(script, serif ? 'serif' : 'sans', language)}"` +
    ` font-size="${round(size)}" font-weight="${weight}"${lang}`
  );
}

/** A line that is set in a system font. Lengths are units of the cover. */
interface SystemLine {
  readonly script: Script;
  readonly text: string;
  readonly left: number;
  readonly width: number;
  readonly baseline: number;
  readonly anchor: 'start' | 'middle';
  readonly isMirrored: boolean;
}

/** Returns a line in a system font, anchored at its aligned edge, because its width is an estimate. */
function systemLine({ script, text, left, width, baseline, anchor, isMirrored }: SystemLine): string {
  const isTextRightToLeft = isRightToLeft(script);
  const startEdge = isMirrored ? left + width : left;
  const x = anchor === 'middle' ? left + width / 2 : startEdge;
  const startAnchor = isTextRightToLeft === isMirrored ? '' : ' text-anchor="end"';
  return (
    `<text x="${round(x)}" y="${round(baseline)}" direction="${isTextRightToLeft ? 'rtl' : 'ltr'}"` +
    `${anchor === 'middle' ? ' text-anchor="middle"' : startAnchor}>${escapeXml(text)}</text>`
  );
}
