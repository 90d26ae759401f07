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
    ['how many days till a book gets to Belfast', 'en', 'GB'],
    ['liefert ihr nach Wien?', 'de', 'AT'],
    ['vous livrez au Québec ?', 'fr', 'CA'],
    ['cuánto tarda un pedido a Sevilla', 'es', 'ES'],
    ['spedite a Lugano?', 'it', 'CH'],
    ['hoelang doet een pakketje naar Antwerpen erover', 'nl', 'BE'],
    ['czy przesyłka do Krakowa jest gratis', 'pl', 'PL'],
    ['enviam para os Açores?', 'pt', 'PT'],
    ['大阪まで何日くらいで届きますか', 'ja', 'JP'],
    ['كم سعر التوصيل الى دبي؟', 'ar', 'AE'],
    ['توصلون للسعودية؟', 'ar', 'SA'],
    ['do you deliver to Swizerland', 'en', 'CH'],
    ['chi paga se vi rimando indietro un libro', 'it', null],
    ['やっぱりSFで', 'ja', null],
    ['książka po polsku', 'pl', null],
    ['Wie hoch ist das Porto?', 'de', null],
    ['how long does delivery take', 'en', null],
    ['can I sell my books', 'en', null],
    ['wo ist mein Paket', 'de', null],
  ])('%s', (text, language, code) => {
    expect(namedCountry(text, language)).toBe(code);
  });
});
