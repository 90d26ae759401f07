import { naturalOrder } from '../library/other-scripts';
import { foldLetters } from '../../words';
import type { OnixContributors } from '../onix/contributors';
import { textOf, textsOf, type MarcField } from './marc-record';

/** Groups of people by what they did, as in ONIX. */
export type NameGroup = keyof OnixContributors;

/** Groups of codes; all other codes are `others`. @see MARC code list for relators, UNIMARC appendix C */
const codes: Readonly<Record<Exclude<NameGroup, 'others'>, ReadonlySet<string>>> = {
  authors: new Set('aut cre att ant dub aus lbt 070 100 330 480 690'.split(' ')),
  editors: new Set('edt edc com cur pbd red 220 340 651 710'.split(' ')),
  illustrators: new Set('ill art pht 040 440 600'.split(' ')),
  translators: new Set('trl 730'.split(' ')),
};

/** Beginnings of the terms for roles, folded. The writer of a foreword is not an author of the book. */
const terms: readonly (readonly [NameGroup, RegExp])[] = [
  [
    'others',
    /(?:author|auteur|autor|verfasser\w*) (?:of|du|de|des|der|von|d')|preface|foreword|introduc|vorwort|praef/,
  ],
  [
    'authors',
    /^(?:author|verfasser|autor|auteur|autore|forfatter|kirjoittaja|kirj|skribent|forfattare|автор|著者|مؤلف)/,
  ],
  ['editors', /^(?:edit|ed\b|hrsg|hg\b|herausgeb|redac|redak|red\b|compil|comp\b|curat|a cura|directeur)/],
  ['illustrators', /^(?:illustr|ill\b|ilust|artist|dessin|kuvit|photogr|fotogr)/],
  ['translators', /^(?:transl|trad|ubers|uebers|vert|tlum|prekl|suom|kaant|overs|перев|訳)/],
];

function groupOfCode(text: string): NameGroup {
  // Codes also come as addresses: http://id.loc.gov/vocabulary/relators/aut
  const code = (/([a-z]{3}|\d{3})\/?$/.exec(text.trim().toLowerCase()) ?? [])[1] ?? '';
  if (codes.authors.has(code)) return 'authors';
  if (codes.editors.has(code)) return 'editors';
  if (codes.illustrators.has(code)) return 'illustrators';
  return codes.translators.has(code) ? 'translators' : 'others';
}

function groupOfTerm(text: string): NameGroup {
  const term = foldLetters(text).replace(/^[\s[(]+/u, '');
  return terms.find(([, pattern]) => pattern.test(term))?.[0] ?? 'others';
}

/** Returns the groups of a field's roles (`$4`, else `$e`); none where it names no role. */
export function groupsOf(field: MarcField): NameGroup[] {
  const byCode = textsOf(field, '4').map(groupOfCode);
  return [...new Set(byCode.length > 0 ? byCode : textsOf(field, 'e').map(groupOfTerm))];
}

/** Returns a name without the punctuation at its ends. The dot of an initial or of "Jr." stays. */
export function withoutPunctuation(name: string): string {
  const plain = name.replace(/^[\s,;:/]+|[\s,;:/]+$/gu, '');
  return /(?:^|[\s.-])(?:\p{Lu}|Jr|Sr|St)\.$/u.test(plain) ? plain : plain.replace(/\.$/u, '');
}

const generation = /^(?:Jr|Sr|II|III|IV)\b\.?/;

/** Place that distinguishes people of one name: `von Aquin`, `of Hippo`. A title, such as "Pope", is not in a name. */
const surnameOfPlace =
  /^(?:of|von|vom|van|de|d’|d'|da|di|du|del|della|av|af|z|ze)\s?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}-]+)?/u;

/** Returns the name of a body without its place or dates: `Medelhavsmuseet (Stockholm, Sweden)`. */
const bodyName = (text: string): string => withoutPunctuation(text.replace(/\s*\([^)]*\)\.?$/u, ''));

/** Returns the name of a person as it is printed, from a heading of MARC 21; empty without one. */
export function nameOf21(field: MarcField): string {
  const heading = withoutPunctuation(textOf(field, 'a'));
  if (field.tag.endsWith('10')) return [heading, ...textsOf(field, 'b')].map(bodyName).join(' ');
  const numbers = textOf(field, 'b').replace(/[,.]$/, '');
  const suffix = generation.exec(textOf(field, 'c'))?.[0] ?? '';
  const ofPlace = field.first === '0' && numbers === '' ? (surnameOfPlace.exec(textOf(field, 'c'))?.[0] ?? '') : '';
  return [naturalOrder(heading), numbers, suffix || ofPlace].filter(Boolean).join(' ');
}

/** Returns the name of a person or a body from a heading of UNIMARC, which has both parts of a name apart. */
export function nameOfUnimarc(field: MarcField): string {
  const entry = withoutPunctuation(textOf(field, 'a'));
  const rest = withoutPunctuation(textOf(field, 'b'));
  if (field.tag.startsWith('71')) return [bodyName(entry), bodyName(rest)].filter(Boolean).join(' ');
  // A name with both parts in one subfield is inverted.
  return [rest, naturalOrder(entry)].filter(Boolean).join(' ');
}
