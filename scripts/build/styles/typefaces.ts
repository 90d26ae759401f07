import postcss from 'postcss';

/** Range of the signs of Latin text, as the build writes it. */
const latin = /unicode-range:\s*(?:[^;}]*,\s*)?U\+(?:\?\?|0-FF)(?=[\s,;}])/i;

/** Separates the typefaces of a style sheet from its other rules. */
export function splitTypefaces(css: string): { typefaces: string; rest: string } {
  const sheet = postcss.parse(css);
  const faces: string[] = [];
  sheet.walkAtRules('font-face', (face) => {
    faces.push(String(face));
    face.remove();
  });
  return { typefaces: faces.join(''), rest: String(sheet) };
}

/** Returns the names of the files of typefaces for Latin text. The pages of all languages use them. */
export const latinFiles = (typefaces: string): string[] =>
  [...typefaces.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([face]) => {
    const file = latin.test(face) ? /url\(["']?\/assets\/([^"')]+)/.exec(face)?.[1] : undefined;
    return file === undefined ? [] : [file];
  });
