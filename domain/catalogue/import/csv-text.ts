import { namedEntities } from './named-entities';

// The functions of this file repair exported text and return clean text unchanged.

/** Accents in names of entities that HTML 4 does not have, such as `&zcaron;`. */
const accentMarks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  caron: '\u030c',
};

function decodedEntity(whole: string, body: string): string {
  const number = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(body);
  if (number !== null) {
    const code = number[1] === undefined ? Number(number[2]) : Number.parseInt(number[1], 16);
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
  }
  const entity = namedEntities.get(body);
  if (entity !== undefined) return entity;
  const accented = /^([A-Za-z])(grave|acute|circ|tilde|uml|caron)$/.exec(body);
  const mark = accentMarks[accented?.[2] ?? ''];
  return accented?.[1] !== undefined && mark !== undefined ? (accented[1] + mark).normalize('NFC') : whole;
}

/** Characters of the bytes 0x80 to 0x9F in Windows-1252. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Returns UTF-8 text that was read as Latin-1 or Windows-1252 (`GrÃ¼n`) decoded again; other text unchanged. */
export function repairEncoding(text: string): string {
  if (!/[ÂÃÄÅÐÑØÙãäåæçèé][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u.test(text)) return text;
  let escaped = '';
  for (const character of text) {
    const place = windows1252.indexOf(character);
    const byte = place >= 0 ? 0x80 + place : (character.codePointAt(0) ?? 0x100);
    if (byte > 0xff) return text;
    escaped += `%${byte.toString(16).padStart(2, '0')}`;
  }
  try {
    return decodeURIComponent(escaped);
  } catch {
    return text;
  }
}

/** Returns one line of text with its encoding repaired, entities decoded, and escapes and stray quotes removed. */
export function repairText(text: string): string {
  let clean = repairEncoding(text.toWellFormed()).replace(/&(#?\w{2,8});/g, decodedEntity);
  if (clean.includes('\\')) clean = clean.replace(/\\"?/g, '"').replace(/"{2,}/g, '"');
  if ((clean.match(/"/g)?.length ?? 0) % 2 === 1) clean = clean.replace(/"\s*$/, '').replace(/^\s*"(?=[^"]*$)/, '');
  return (
    clean
      // oxlint-disable-next-line no-control-regex -- control characters are removed here
      .replace(/[\u0000-\u001f\u007f]+/g, ' ')
      .replace(/\s+/gu, ' ')
      .replace(/ :(?= )/g, ':')
      .trim()
      .normalize('NFC')
  );
}

/** Publishers that are called by their initials: DTV, LGF. */
const onlyInitials = /^\p{Lu}{2,4}$/u;

/** Returns a name in capitals in usual spelling (`MARGARET O'NEIL` → Margaret O'Neil); other names stay. */
export function repairName(text: string): string {
  const name = repairText(text);
  if (onlyInitials.test(name)) return name;
  if (name !== name.toUpperCase() || name === name.toLowerCase() || !/\p{Lu}{3}/u.test(name)) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s.'’-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/(?<=\s)(?:Von|Van|De|Der|Den|Du|La|Le|Di|Da|Dos|Y)(?=\s)/gu, (particle) => particle.toLowerCase())
    .replace(/\b(?:Ii|Iii|Iv)$/u, (number) => number.toUpperCase());
}
