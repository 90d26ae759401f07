import { hasAllGlyphs, glyphOf, kerning, type Face } from './outlines';
import { graphemes } from './script';
import { estimateWidth } from './system-text';

/** Width of a string in ems: exact for outlines, a generous estimate for system faces. */
export type Measure = (text: string) => number;

/** Returns the measure for a text: by outlines if the face has all its characters, else by estimates throughout. */
export function measureFor(text: string, face: Face): { readonly isOutlined: boolean; readonly measure: Measure } {
  const isOutlined = hasAllGlyphs(face, text);
  const widths = new Map<string, number>();
  const measure = (part: string) => {
    let width = widths.get(part);
    if (width === undefined) {
      width = isOutlined
        ? outlineWidth(part, face)
        : graphemes(part).reduce((sum, grapheme) => sum + estimateWidth(grapheme), 0);
      widths.set(part, width);
    }
    return width;
  };
  return { isOutlined, measure };
}

function outlineWidth(text: string, face: Face): number {
  let sum = 0;
  let last = '';
  for (const char of text) {
    sum += (glyphOf(face, char)?.advance ?? 0) + (last === '' ? 0 : kerning(face, last, char));
    last = char;
  }
  return sum / 1000;
}
