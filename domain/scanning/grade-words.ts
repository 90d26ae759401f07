import { fold } from '../catalogue/words';
import { usedGrades, type UsedGrade } from '../grade';

/**
 * Words for grades in people's lists, in the shop's languages, without spaces and signs. Add words of real lists;
 * `lists.test.ts` checks the effect.
 */
const words: Readonly<Record<UsedGrade, readonly string[]>> = {
  'like-new': [
    'likenew',
    'asnew',
    'nearmint',
    'fine',
    'wieneu',
    'neuwertig',
    'commeneuf',
    'comonuevo',
    'comenuovo',
    'alsnieuw',
    'jaknowy',
    'jaknowa',
    'comonovo',
    'comonova',
    'ほほ新品',
    'كالجديد',
  ],
  'very-good': [
    'verygood',
    'vg',
    'sehrgut',
    'tresbon',
    'tresbonetat',
    'muybueno',
    'muybuen',
    'ottimo',
    'ottime',
    'moltobuono',
    'zeergoed',
    'bardzodobry',
    'bardzodobra',
    'muitobom',
    'muitoboa',
    '非常に良い',
    'جيدجدا',
  ],
  good: [
    'good',
    'g',
    'gut',
    'bon',
    'bonetat',
    'bueno',
    'buen',
    'buono',
    'buone',
    'goed',
    'dobry',
    'dobra',
    'bom',
    'boa',
    '良い',
    'جيد',
  ],
  acceptable: [
    'acceptable',
    'fair',
    'poor',
    'akzeptabel',
    'ausreichend',
    'correct',
    'aceptable',
    'accettabile',
    'acceptabel',
    'redelijk',
    'akceptowalny',
    'dostateczny',
    'aceitavel',
    '可',
    'مقبول',
  ],
};

const key = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');
const grades = new Map(usedGrades.flatMap((grade) => words[grade].map((word) => [key(word), grade] as const)));

/** Returns the grade that a cell names in one of the shop's languages, or null. */
export function gradeNamed(text: string): UsedGrade | null {
  return grades.get(key(text)) ?? null;
}
