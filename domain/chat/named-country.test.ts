import { describe, expect, it } from 'vitest';
import type { Language } from '../language';
import { namedCountry } from './named-country';

describe('namedCountry', () => {
  it.each<[string, Language, string | null]>([
    ['do you ship to Malta?', 'en', 'MT'],
    ['delivery to the UK', 'en', 'GB'],
    ['wie lange nach österreich', 'de', 'AT'],
    ['liefert ihr in die Schweiz', 'de', 'CH'],
    ['livrez-vous en Belgique ?', 'fr', 'BE'],
    ['¿enviáis a Alemania?', 'es', 'DE'],
    ['quanto costa spedire in Svizzera', 'it', 'CH'],
    ['leveren jullie in België', 'nl', 'BE'],
    ['ile trwa dostawa do Austrii', 'pl', 'AT'],
    ['enviam para a Polónia?', 'pt', 'PL'],
    ['オーストリアへの送料は', 'ja', 'AT'],
    ['هل تشحنون إلى مالطا؟', 'ar', 'MT'],
    ['how long does delivery take', 'en', null],
    ['can I sell my books', 'en', null],
    ['wo ist mein Paket', 'de', null],
  ])('%s', (text, language, code) => {
    expect(namedCountry(text, language)).toBe(code);
  });
});
