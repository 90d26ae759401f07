import { childrenOf, textOf, textsOf, type OnixElement } from './element';

/** Contributors of a book by what they did, each group in the order of the record. */
export interface OnixContributors {
  readonly authors: readonly string[];
  readonly editors: readonly string[];
  readonly illustrators: readonly string[];
  readonly translators: readonly string[];
  readonly others: readonly string[];
}

type Group = keyof OnixContributors;

/** Groups of roles. All other roles are `others`. @see ONIX code list 17 */
const groups: Readonly<Record<Exclude<Group, 'others'>, ReadonlySet<string>>> = {
  authors: new Set('A01 A02 A03 A04 A05 A06 A07 A08 A09 A14 A31 A38 A45 A99'.split(' ')),
  editors: new Set('B01 B02 B09 B10 B11 B12 B13 B14 B15 B16 B19 B21 B24 B29 B31 C01 C02'.split(' ')),
  illustrators: new Set('A12 A13 A35 A40 A46 A47'.split(' ')),
  translators: new Set('B06 B08'.split(' ')),
};

function groupOf(role: string): Group {
  if (groups.authors.has(role)) return 'authors';
  if (groups.editors.has(role)) return 'editors';
  if (groups.illustrators.has(role)) return 'illustrators';
  return groups.translators.has(role) ? 'translators' : 'others';
}

/** Returns `Jane Austen` for `Austen, Jane`. A name without a comma is returned unchanged. */
function uninvertName(name: string): string {
  const [last = '', ...first] = name.split(/\s*,\s*/);
  return [...first, last].join(' ').trim();
}

/** Returns the name of a contributor as it is printed; empty for an unnamed person. */
function nameOf(contributor: OnixElement): string {
  const whole = textOf(contributor, 'PersonName');
  if (whole !== '') return whole;
  const parts = ['NamesBeforeKey', 'PrefixToKey', 'KeyNames', 'NamesAfterKey', 'SuffixToKey'];
  const joined = textOf(contributor, 'KeyNames') === '' ? '' : parts.map((part) => textOf(contributor, part)).join(' ');
  return (
    joined.replace(/\s+/gu, ' ').trim() ||
    uninvertName(textOf(contributor, 'PersonNameInverted')) ||
    textOf(contributor, 'CorporateName') ||
    uninvertName(textOf(contributor, 'CorporateNameInverted'))
  );
}

/** Returns the place of a contributor in the record; those without a number stay behind the numbered ones. */
function placeOf(contributor: OnixElement): number {
  const number = Number(textOf(contributor, 'SequenceNumber'));
  return Number.isInteger(number) && number > 0 ? number : Number.MAX_SAFE_INTEGER;
}

/** Returns the contributors of a record's descriptive detail. A person with several roles counts in each group once. */
export function readContributors(detail: OnixElement | undefined): OnixContributors {
  const found: Record<Group, string[]> = { authors: [], editors: [], illustrators: [], translators: [], others: [] };
  for (const contributor of childrenOf(detail, 'Contributor').toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const name = nameOf(contributor);
    if (!/\p{L}/u.test(name)) continue;
    for (const group of new Set(textsOf(contributor, 'ContributorRole').map(groupOf)))
      if (!found[group].includes(name)) found[group].push(name);
  }
  return found;
}

/** Returns the names that the shop shows as authors: the authors, else the first group that has anybody. */
export function shownAuthors({ authors, editors, illustrators, translators, others }: OnixContributors): string[] {
  const group = [authors, editors, illustrators, translators, others].find((names) => names.length > 0);
  return [...(group ?? [])];
}
