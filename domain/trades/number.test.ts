import { expect, it } from 'vitest';
import { findTradeSchema } from './find-schema';
import { parseTradeNumber } from './number';

it.each([
  ['IE-7K4Q', 'IE-7K4Q'],
  [' ie7k4q ', 'IE-7K4Q'],
  ['ie 7k4q', 'IE-7K4Q'],
  ['IE – 7K4Q', 'IE-7K4Q'],
  ['IE - 7K4Q', 'IE-7K4Q'],
  ['IE‑7K4Q2B', 'IE-7K4Q2B'],
])('parseTradeNumber reads %j as %s', (typed, number) => {
  expect(parseTradeNumber(typed)).toBe(number);
});

it.each(['', 'IE', 'IE-7K', '7K4Q', 'I-7K4Q', 'IE-7K4Q-1', 'IE-7K4Q2B3C4D5E6', 'IE_7K4Q'])(
  'parseTradeNumber and the form that finds an order refuse %j',
  (typed) => {
    expect(parseTradeNumber(typed)).toBeNull();
    expect(findTradeSchema.safeParse({ number: typed, email: 'ann@reader.example' }).success).toBe(false);
  },
);
