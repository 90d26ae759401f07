import { plainDigits } from '../../../isbn';

/** Words and signs for pages after their number, in the languages of library catalogues. */
const pageWords =
  'pages?|pp?|pgs?|seiten?|s|bl|blatt|paginas?|páginas?|pág|pags?|págs|p[aá]g|str|strony|stron|sider?|sid|' +
  'lk|oldal|stranica|стр|с|σ|páxs|blz|bladz|ページ|頁|p\\.|صفحة|ص|leaves|ff';
/** Numbers, Arabic or Roman, before a word for pages: `324, vii pages`, `170, [6] p.`, `IV-90-10 p.` */
const between = '\\]?\\s*[,+-]\\s*';
const numbers = `(?:\\[?(?:\\d{1,5}|[ivxlc]+)${between})*\\[?\\d{1,5}|(?:\\[?\\d{1,5}${between})+\\[?[ivxlc]+`;
const pages = new RegExp(`(${numbers})\\]?\\s*(?:unnumbered\\s+)?(?:${pageWords})(?![\\p{L}])`, 'giu');
/** UTF-16 units of an extent that are read. Longer ones list the parts of a set. */
const maxExtentUnits = 300;
/** Pages of pictures, which libraries count apart. */
const plates = /[^,;+]*(?:\b(?:leaves|pages|p\.?)\s+of\s+plates\b|\bp\.?\s+de\s+pl\b)[^,;+]*/giu;
/** Several volumes, whose pages nobody counts together. */
const volumes =
  /(?:^|[^\d])(?:[2-9]|[1-9]\d+)\s*(?:v|vol|vols|volumes?|bde?|bände|tomes?|t|tomos?|delen|tomy)(?![\p{L}])/iu;

/** Returns the number of pages of an extent: `xii, 345 p. : ill.`, `1 vol. (159 p.)`, `XII, 384 Seiten`; else empty. */
export function pagesOfExtent(text: string): string {
  const plain = plainDigits(text).slice(0, maxExtentUnits);
  if (volumes.test(plain)) return '';
  const counts = [...plain.replace(plates, '').matchAll(pages)].flatMap((found) =>
    (found[1]?.match(/\d+/gu) ?? []).map(Number),
  );
  const maxPages = Math.max(0, ...counts);
  return maxPages > 0 ? String(maxPages) : '';
}

/** Returns the height of a book in centimetres: `20 x 13 cm`, `18 cm`, `186 mm`; null without one. */
export function heightOfSize(text: string): number | null {
  const sizes = /(\d{1,3}(?:[.,]\d)?)(?:\s*[x×]\s*(\d{1,3}(?:[.,]\d)?))?\s*(cm|mm)\b/iu.exec(plainDigits(text));
  if (sizes === null) return null;
  const sides = [sizes[1], sizes[2]].map((side) => Number((side ?? '0').replace(',', '.')));
  const perCentimetre = sizes[3]?.toLowerCase() === 'mm' ? 10 : 1;
  const height = Math.max(...sides) / perCentimetre;
  return height > 0 ? height : null;
}

/** Returns the grams of a size: `31 cm, 1000 g`, as the German National Library has it; empty without them. */
export function gramsOfSize(text: string): string {
  return /(?<!\d)(\d{2,5})\s*g\b/iu.exec(plainDigits(text))?.[1] ?? '';
}
