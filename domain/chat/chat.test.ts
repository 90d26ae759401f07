import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../language';
import { detectLanguage } from './detect-language';
import { faqSenses } from './questions/faq-senses';
import { matchLexicon } from './match-lexicon';
import { readMessage } from './read-message';
import { searchQuery } from './search-query';
import { senses } from './words/senses';

describe('readMessage', () => {
  it('does not read an inflected word for people as a request to talk to one of them', () => {
    expect(readMessage('kupujecie książki od ludzi?', 'pl').wantsHuman).toBe(false);
    expect(readMessage('chcę porozmawiać z konsultantm', 'pl').wantsHuman).toBe(true);
  });

  it.each([
    ['a cosy crime novel in German under 6 €', 'en', 'crime', 'de', 6, 'EUR'],
    ['6ユーロ以下のドイツ語のミステリーはありますか', 'ja', 'crime', 'de', 6, 'EUR'],
    ['رواية بوليسية بالألمانية بأقل من ٦ يورو', 'ar', 'crime', 'de', 6, 'EUR'],
    ['Historische Romane auf Spanisch, höchstens zehn Euro', 'de', 'historical', 'es', 10, 'EUR'],
    ['un polar en italien à moins de 4,50 €', 'fr', 'crime', 'it', 4.5, 'EUR'],
    ['novela de fantasía en inglés por menos de $8', 'es', 'fantasy', 'en', 8, 'USD'],
    ['fantascienza in francese sotto i 5', 'it', 'science-fiction', 'fr', 5, null],
    ['thriller in het Nederlands onder de 7 euro', 'nl', 'thriller', 'nl', 7, 'EUR'],
    ['kryminał po polsku do 30 zł', 'pl', 'crime', 'pl', 30, 'PLN'],
    ['um policial em português até £5', 'pt', 'crime', 'pt', 5, 'GBP'],
  ] as const)('reads subject, language and price of: %s', (text, page, subject, language, max, currency) => {
    expect(readMessage(text, page).request).toMatchObject({ subject, language, price: { max, min: null, currency } });
  });

  it.each([
    ['danke schön', 'en', 'de'],
    ['où est mon colis', 'en', 'fr'],
    ['gdzie jest moja paczka', 'de', 'pl'],
    ['Sapiens', 'fr', 'fr'],
    ['Stephen King', 'ja', 'ja'],
    ['送料はいくらですか', 'en', 'ja'],
    ['كم تكلفة الشحن', 'en', 'ar'],
    ['Can I return a book?', 'de', 'en'],
  ] as const)('detects of %s on a page in %s the language %s', (text, page, language) => {
    expect(detectLanguage(text, page)).toBe(language);
  });

  it.each([
    ['Where is my parcel?', 'en', 'Ich möchte mein Buch zurückgeben', 'en'],
    ['Wo ist mein Paket?', 'de', 'I want to return my book', 'de'],
    ['أين طردي؟', 'ar', 'I want to return my book', 'ar'],
    ['荷物はどこですか？', 'ja', 'I want to return my book', 'ja'],
    ['Agatha Christie', 'en', 'Ich suche einen Krimi auf Deutsch', 'de'],
  ] as const)('reads %s on a page in %s after “%s” in the language %s', (text, page, before, language) => {
    expect(readMessage(text, page, before).language).toBe(language);
  });

  it.each([
    ['Hello there', 'en', 'greeting'],
    ['merci beaucoup', 'fr', 'thanks'],
    ['Wer bist du?', 'de', 'who'],
    ['あなたはロボットですか', 'ja', 'who'],
    ['du dummer Idiot', 'de', 'abuse'],
    ['do widzenia', 'pl', 'goodbye'],
    ['Hello, how long does delivery take?', 'en', null],
    ['شكرا', 'ar', 'thanks'],
    ['مرحبا', 'ar', 'greeting'],
    ['ありがと', 'ja', 'thanks'],
    ['dankje', 'nl', 'thanks'],
  ] as const)('reads %s on a page in %s as the small talk %s', (text, page, smallTalk) =>
    expect(readMessage(text, page).smallTalk).toBe(smallTalk),
  );

  it('reads ISBNs, also wrong, several or hyphenated ones, and trade numbers', () => {
    expect(readMessage('978-3-453-17762-8 and 9780553573411', 'en').isbns).toHaveLength(2);
    expect(readMessage('what for 9780553573412', 'en').isbns).toEqual(['9780553573412']);
    expect(readMessage('where is ie-7k4q', 'en')).toMatchObject({ trade: 'IE-7K4Q', isbns: [] });
    expect(readMessage('I paid 12 euros in 2024', 'en').isbns).toEqual([]);
  });

  it('recognises a request for a person and for own trades in every language', () => {
    const human = [
      'a real person please',
      'ich will einen Mitarbeiter',
      'un conseiller svp',
      'quiero una persona real',
      'un operatore per favore',
      'een medewerker graag',
      'poproszę konsultanta',
      'quero falar com alguém',
      'スタッフと話したい',
      'أريد التحدث مع شخص',
    ];
    const own = [
      'where is my parcel',
      'wo ist mein Paket',
      'où est mon colis',
      'dónde está mi paquete',
      'dov’è il mio pacco',
      'waar is mijn pakket',
      'gdzie jest moja paczka',
      'onde está a minha encomenda',
      '私の荷物はどこですか',
      'أين طردي',
    ];
    const order = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ja', 'ar'] as const;
    for (const [index, language] of order.entries()) {
      expect([language, readMessage(human[index] ?? '', language).wantsHuman]).toEqual([language, true]);
      expect([language, readMessage(own[index] ?? '', language).ownTrades]).toEqual([language, true]);
    }
    expect(readMessage('hab vor 2 wochen ein buch bestellt und noch immer nichts da', 'de').ownTrades).toBe(true);
    expect(readMessage('where can I buy a lost classic', 'en').ownTrades).toBe(false);
  });

  it('recognises own trades only where nothing else is asked about them', () => {
    const own = {
      en: 'show me my orders',
      de: 'meine Bestellungen',
      fr: 'mes échanges',
      es: 'mis pedidos',
      it: 'i miei scambi',
      nl: 'toon mijn deals',
      pl: 'moje transakcje',
      pt: 'as minhas trocas',
      ja: '私の取引',
      ar: 'صفقاتي',
    } as const;
    for (const language of languages)
      expect([language, readMessage(own[language], language).ownTrades]).toEqual([language, true]);
    for (const other of [
      'how do I pack my parcel',
      'can I cancel my order',
      'what is the postage for my parcel',
      'my books do not fit in one box',
    ]) {
      expect([other, readMessage(other, 'en').ownTrades]).toEqual([other, false]);
    }
  });

  it('never fails for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), fc.constantFrom(...languages), (text, page) => {
        const { language, request, match } = readMessage(text, page);
        expect(languages).toContain(language);
        expect(request.weight).toBeGreaterThanOrEqual(0);
        for (const { from, to } of match.spans) expect(from < to && to <= match.text.length).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

describe('word tables and search queries', () => {
  it('use known senses only and accept one wrong letter', () => {
    const known = new Set<string>(senses);
    for (const [id, variants] of Object.entries(faqSenses))
      for (const sense of variants.split(/[| ]/)) expect([id, sense, known.has(sense)]).toEqual([id, sense, true]);
    expect(matchLexicon('Ich habe mein Paswort vergessen', 'de').has('password')).toBe(true);
    expect(matchLexicon('paswort vergesen', 'de').has('password')).toBe(true);
  });

  it.each([
    ['pride and prejudise', 'en'],
    ['stephen king', 'de'],
    ['cien años de soledad', 'es'],
    ['agatha cristie', 'pt'],
  ] as const)('take no word of the name %s in %s for a word of the shop', (name, language) => {
    const { senses: match, subjects } = matchLexicon(name, language);

    expect([...match].filter((sense) => sense !== 'that')).toEqual([]);
    expect(subjects).toEqual([]);
  });

  it('build a query as the search page reads it', () => {
    expect(searchQuery({ q: 'a&b', language: ['de', 'en'], max: 600, sort: 'price', limit: 3 })).toBe(
      'q=a%26b&language=de%2Cen&max=600&sort=price',
    );
    expect(searchQuery({ sort: 'match', limit: 3 })).toBe('');
  });
});
