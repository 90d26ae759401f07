import { describe, expect, it } from 'vitest';
import { differingFields, type OwnBook } from './same-book';

const own = (title: string, author: string, more: Partial<OwnBook> = {}): OwnBook => ({
  title,
  subtitle: '',
  authors: [author],
  otherNames: [],
  ...more,
});

describe('differences', () => {
  it.each([
    ['case and punctuation', own('Ender’s Game', 'Orson Scott Card'), "ENDER'S GAME", 'ORSON SCOTT CARD'],
    ['accents', own('L’Écume des jours', 'Boris Vian'), 'Lecume Des Jours', 'Boris Vian'],
    ['a series in brackets', own('Fool Moon', 'Jim Butcher'), 'Fool Moon (The Dresden Files, #2)', 'Jim Butcher'],
    ['a missing article', own('Der Name der Rose', 'Umberto Eco'), 'Name Der Rose', 'Umberto Eco'],
    ['an added genre', own('Mondlaub', 'Tanja Kinkel'), 'Mondlaub. Roman.', 'Tanja Kinkel'],
    ['a series before the title', own('La Voix des morts', 'Orson Scott Card'), 'Cycle 2 : La Voix des morts', 'Card'],
    ['HTML entities', own('Kane & Abel', 'Jeffrey Archer'), 'Kane &amp; Abel', 'Jeffrey Archer'],
    ['wrong encoding', own('Die Hirnkönigin', 'Thea Dorn'), 'Die HirnkÃ?Â¶nigin.', 'Thea Dorn'],
    ['spaces of initials', own('The Hobbit', 'J. R. R. Tolkien'), 'The Hobbit', 'J.R.R. Tolkien'],
    ['a missing initial', own('The Prayer of Jabez', 'Bruce H. Wilkinson'), 'The Prayer of Jabez', 'Bruce Wilkinson'],
    ['more people', own('Inkspell', 'Cornelia Funke'), 'Inkspell', 'Cornelia Funke, Anthea Bell'],
    ['an unknown author', own('Beowulf', 'Anonymous'), 'Beowulf', 'Unknown'],
  ])('finds none where only %s differs', (_, ours, title, authors) => {
    expect(differingFields(ours, { title, authors })).toEqual([]);
  });

  it('reads a subtitle as part of the title', () => {
    const ours = own('Wild', 'Cheryl Strayed', { subtitle: 'From Lost to Found' });

    expect(differingFields(ours, { title: 'Wild From Lost to Found', authors: 'Cheryl Strayed' })).toEqual([]);
  });

  it('reads another way to write the author’s name', () => {
    const ours = own('ノルウェイの森', '村上春樹', { otherNames: ['Haruki Murakami'] });

    expect(differingFields(ours, { title: 'ノルウェイの森', authors: 'Haruki Murakami' })).toEqual([]);
  });

  it.each([
    ['a title that only begins alike', own('The Dark', 'Stephen King'), 'The Dark Tower', 'Stephen King', ['title']],
    ['another volume', own('Saga, Vol. 1', 'Brian K. Vaughan'), 'Saga, Vol. 2', 'Brian K. Vaughan', ['title']],
    ['a namesake', own('The Awakening', 'Kate Chopin'), 'The Awakening', 'Kelley Armstrong', ['author']],
    ['another first name', own('Horns', 'Joe Hill'), 'Horns', 'Napoleon Hill', ['author']],
    ['another book', own('Emma', 'Jane Austen'), 'Dune', 'Frank Herbert', ['title', 'author']],
  ] as const)('finds %s', (_, ours, title, authors, expected) => {
    expect(differingFields(ours, { title, authors })).toEqual(expected);
  });
});
