import type { UsedGrade } from '../../grade';
import type { LexiconMatch } from '../match-lexicon';

/**
 * Words for the condition of a copy in a sentence, in the shop's languages, folded, as regular expressions: the first
 * condition that fits counts. A bare "good" means other things, too, so it needs a word for condition in the text.
 */
const conditions: readonly (readonly [UsedGrade, string])[] = [
  [
    'like-new',
    'like new|as new|nearly new|almost new|near mint|mint condition|wie neu|neuwertig\\w*|fast neu|' +
      'comme neuf\\w*|quasi neuf|' +
      'como nuev[oa]|casi nuev[oa]|come nuov[oa]|quasi nuov[oa]|als nieuw|zo goed als nieuw|jak now[aey]\\w*|' +
      'prawie now[aey]|' +
      'como nov[oa]|quase nov[oa]|新品同様|ほぼ新品|新品みたい|كالجديد\\w*|مثل الجديد\\w*|شبه جديد\\w*',
  ],
  [
    'very-good',
    'very good|really good nick|great condition|excellent|sehr gut\\w*|super zustand|tres bon(?:ne)?|' +
      'excellent etat|muy buen\\w*|' +
      'excelente|ottim[oaei]|molto buon\\w*|zeer goed\\w*|heel goed\\w*|uitstekend\\w*|bardzo dobr\\w*|' +
      'idealn\\w*|muito bo[ma]|optimo|' +
      'とても良い|非常に良い|とてもいい|かなりきれい|جيده? جدا|ممتاز\\w*',
  ],
  [
    'acceptable',
    'acceptable|poor condition|bad condition|pretty worn|well worn|battered|akzeptab\\w*|schlecht\\w* zustand|' +
      'abgegriffen\\w*|zerlesen\\w*|' +
      'etat correct|etat acceptable|mauvais etat|abime\\w*|aceptable\\w*|mal estado|accettabil\\w*|' +
      'cattiv\\w* condizion\\w*|rovinat[oa]|' +
      'acceptabel\\w*|redelijk\\w*|slechte staat|akceptowaln\\w*|dostateczn\\w*|zniszczon\\w*|zlym stanie|' +
      'slabym stanie|' +
      'aceitave\\w*|mau estado|状態は悪|状態が悪|ぼろ|傷みあり|可です|مقبول\\w*|حاله? سيئه|مهترئ\\w*',
  ],
];
const good = new RegExp(
  '(?<![\\p{Script=Latin}\\p{Script=Arabic}])(?:good|decent|fine|gut\\w{0,2}|bon(?:ne)?s?|buen\\w{0,2}|buon\\w?|' +
    'discret[eo]|goede?|dobr\\w{1,3}|bo[ma]|良い|よい|いい|きれい|جيده?|زينه?)(?![\\p{Script=Latin}\\p{Script=Arabic}])',
  'u',
);
const conditionWord = new RegExp(
  'condition|shape|nick|grade|zustand|erhalt|etat|estado|condizion|stato|staat|stan(?:ie|u)?(?!\\p{L})|conserv|状態|' +
    'コンディション|حال',
  'u',
);

/** Returns the condition that a sentence about a copy names, or null. */
export function readCondition({ text }: LexiconMatch): UsedGrade | null {
  const named = conditions.find(([, words]) => new RegExp(`(?<!\\p{Script=Latin})(?:${words})`, 'u').test(text));
  if (named !== undefined) return named[0];
  return conditionWord.test(text) && good.test(text) ? 'good' : null;
}
