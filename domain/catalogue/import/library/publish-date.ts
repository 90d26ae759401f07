import { plainDigits } from '../../../isbn';
import { foldLetters } from '../../words';
import { readYear } from '../row-values';

/** Beginnings of the months' names in the languages of dumps and title pages, January first, folded. */
const months: readonly RegExp[] = [
  /^(?:jan|gen|ene|sty)/,
  /^(?:feb|fev|fevr|lut)/,
  /^(?:mar|marz|mrz|maa)/,
  /^(?:apr|avr|abr|kwi)/,
  /^(?:may|mai|mag|maj|mei)/,
  /^(?:jun|juin|giu|cze)/,
  /^(?:jul|juil|lug|lip)/,
  /^(?:aug|aou|ago|sie)/,
  /^(?:sep|set|wrz)/,
  /^(?:oct|okt|ott|out|paz)/,
  /^(?:nov|lis)/,
  /^(?:dec|dez|dic|gru)/,
];

function monthOf(word: string): number {
  return months.findIndex((name) => name.test(word)) + 1;
}

function isoDate(year: string, month = 0, day = 0): string {
  if (readYear(year) === null) return '';
  if (month < 1 || month > 12) return year;
  const yearAndMonth = `${year}-${String(month).padStart(2, '0')}`;
  const hasDay = day >= 1 && day <= new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  return hasDay ? `${yearAndMonth}-${String(day).padStart(2, '0')}` : yearAndMonth;
}

/** Returns the date that a text has with all of its parts; null for another text. */
function completeDate(text: string): string | null {
  const numbers = /^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2}))?[日月.]?(?:t.*)?$/u.exec(text);
  if (numbers !== null) return isoDate(numbers[1] ?? '', Number(numbers[2]), Number(numbers[3] ?? 0));
  const dayFirst = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text);
  if (dayFirst !== null) {
    const first = Number(dayFirst[1]);
    const second = Number(dayFirst[3]);
    // With a dot the day comes first. With a slash it is certain only for days after the twelfth.
    if (dayFirst[2] === '.' || first > 12) return isoDate(dayFirst[4] ?? '', second, first);
    return second > 12 || first === second ? isoDate(dayFirst[4] ?? '', first, second) : isoDate(dayFirst[4] ?? '');
  }
  const words = text.match(/\p{L}+|\d+/gu) ?? [];
  const year = words.find((word) => /^\d{4}$/.test(word));
  const month = words.map(monthOf).find((found) => found > 0);
  const others = words.filter((word) => word !== year && /^\d{1,2}$/.test(word));
  if (year === undefined || month === undefined || others.length > 1) return null;
  return isoDate(year, month, Number(others[0] ?? 0));
}

/**
 * Returns the date of a record in ISO form as far as it is certain: `May 17, 1999`, `17/05/1999`, `c1999`, `[1999?]`,
 * `平成12 [2000]`, `1420 [1999 or 2000]`. Empty without a year from 1400 to 2100.
 */
export function publishDate(text: string): string {
  const plain = foldLetters(plainDigits(text)).trim();
  const complete = completeDate(plain.replace(/[.,]$/, ''));
  if (complete !== null) return complete;
  const corrected = /\bi\.?e\.?,?\s*(\d{4})/.exec(plain)?.[1];
  // A year in brackets after another number converts it from another calendar.
  const converted = /\d\s*\[[^\]\d]*(\d{4})/.exec(plain)?.[1];
  const first = /(?<!\d)(\d{4})(?![\d?-]*-?\?)(?!\d)/.exec(plain)?.[1] ?? /(?<!\d)(\d{4})(?!\d)/.exec(plain)?.[1];
  return isoDate(corrected ?? converted ?? first ?? '');
}
