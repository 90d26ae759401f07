import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greetingName } from './greeting-name';

describe('greetingName', () => {
  it.each([
    'Aoife Byrne',
    'José María Álvarez-Núñez',
    "Siobhán O'Neill",
    'J. R. R. Tolkien',
    'J.R. Smith',
    'Dr. Anna von der Heide',
    '山田 太郎',
    'محمد عبد الله',
    'Karl 3',
    'Łukasz Żółć',
    'Sammy Davis Jr.',
    'x',
  ])('keeps the name %s', (name) => {
    expect(greetingName(name)).toBe(name);
  });

  it.each([
    'WIN 1000 EUR http://evil.example/x',
    'https://evil.example',
    'evil.example',
    'Ann evil.example now',
    'www.evil',
    'WWW.EVIL',
    'ann@evil.example',
    'evil。example',
    'evil．example',
    'evil․example',
    'ev\u200Bil.exam\u200Bple',
    'bücher.example',
    '例え.テスト',
    'xn--bcher-kva.example',
    'evil.example:8080',
    '192.0.2.7',
    'Call 0900 123456',
    '٠٩٠٠١٢٣٤',
    'evil\\share',
    '<b>Ann</b>',
    '',
    '   ',
    'a'.repeat(61),
  ])('drops the name %s', (name) => {
    expect(greetingName(name)).toBeNull();
  });

  it('never keeps a name that contains a web or mail address', () => {
    const address = fc.oneof(fc.webUrl(), fc.domain(), fc.emailAddress());
    fc.assert(
      fc.property(fc.string(), address, fc.string(), (before, link, after) => {
        expect(greetingName(`${before} ${link} ${after}`)).toBeNull();
      }),
    );
  });
});
