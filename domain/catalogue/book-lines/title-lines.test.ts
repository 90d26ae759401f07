import { describe, expect, it } from 'vitest';
import { matchLimits } from '../../policy/limits';
import { titleLines } from './title-lines';

describe('titleLines', () => {
  it.each([
    ['one title', 'Der Zauberberg, Thomas Mann', ['Der Zauberberg, Thomas Mann']],
    ['a list with empty lines and the same book twice', 'Emma\r\n\r\n  Kim \nEmma', ['Emma', 'Kim']],
    ['a Japanese list', '吾輩は猫である 夏目漱石\n雪国', ['吾輩は猫である 夏目漱石', '雪国']],
    ['an Arabic title', 'موسم الهجرة إلى الشمال', ['موسم الهجرة إلى الشمال']],
    ['numbers and dots', '12\n...\n978\n5', []],
    ['prose', `It was the best of times, ${'it was '.repeat(60)}`, []],
    ['nothing', ' \n ', []],
    ['a mail with an ISBN', 'Hello,\nI have 9780141439587.\nRegards, Ann', []],
    [
      'rows of a table, some without a number',
      'ISBN;Title;Author\n9780141439587;Emma;Jane Austen\n;Kim;Rudyard Kipling\nSum;2',
      [';Kim;Rudyard Kipling'],
    ],
    [
      'a typed list of ISBNs and titles',
      '9780141439587\nThe Hobbit, Tolkien\nISBN 9780316769488\n\nDune by Frank Herbert\nKim',
      ['The Hobbit, Tolkien', 'Dune by Frank Herbert', 'Kim'],
    ],
    ['one ISBN and one title', '9780141439587\nThe Hobbit', ['The Hobbit']],
    ['one title above one ISBN', 'Dune\n9780141439587', ['Dune']],
    ['a mail with a list of ISBNs', 'Hi Ann,\nmy books:\n9780141439587\n9780316769488', []],
    ['a list with a title beside each ISBN', 'Emma\n9780141439587\nDune\n9780316769488', ['Emma', 'Dune']],
    ['a column of ISBNs with its head', 'Barcode\n9780141439587\n9780316769488', []],
    ['a table with an ISBN in each row', 'ISBN\tTitle\n9780141439587\tEmma', []],
  ])('of %s are the lines that name a book', (_text, text, lines) => {
    expect(titleLines(text).lines).toEqual(lines);
  });

  it('come with the ISBNs of a list that has as many', () => {
    const isbns = ['9780141439587', '9780316769488'];
    expect(titleLines('Emma\n9780141439587\n\nDune\n9780316769488').isbns).toEqual(isbns);
    expect(titleLines('9780141439587\n9780316769488\nThe Hobbit\nDune').isbns).toEqual(isbns);
    expect(titleLines('9780141439587\n9780316769488\nThe Hobbit').isbns).toEqual([]);
    expect(titleLines('The Hobbit\nDune').isbns).toEqual([]);
  });

  it('are as many as the shop looks up at once', () => {
    expect(titleLines(Array.from({ length: 1200 }, (_, n) => `Book ${n}`).join('\n')).lines).toHaveLength(
      matchLimits.lines,
    );
  });
});
