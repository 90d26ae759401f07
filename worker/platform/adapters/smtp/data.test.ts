import { describe, expect, it } from 'vitest';
import { dataOf } from './data';

describe('dataOf', () => {
  it.each([
    ['a\r\n', 'a\r\n.\r\n'],
    ['a', 'a\r\n.\r\n'],
    ['.', '..\r\n.\r\n'],
    ['a\r\n.\r\nb\r\n', 'a\r\n..\r\nb\r\n.\r\n'],
    ['.\r\n.\r\n..', '..\r\n..\r\n...\r\n.\r\n'],
    ['a\n.\nb', 'a\r\n..\r\nb\r\n.\r\n'],
    ['a\r.\rb', 'a\r\n..\r\nb\r\n.\r\n'],
    ['a\r\n\r\n', 'a\r\n\r\n.\r\n'],
    ['a.b\r\n', 'a.b\r\n.\r\n'],
  ])('doubles the dot that begins a line of %j', (message, data) => {
    expect(new TextDecoder().decode(dataOf(message))).toBe(data);
  });
});
