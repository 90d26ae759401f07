import { describe, expect, it } from 'vitest';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { readTexts } from './read-texts.mjs';
import { glossaryFaults, neverFaults } from './word-faults.mjs';

const never = [
  { language: 'en', pattern: '\\bbaskets?\\b', use_instead: 'sell list' },
  { language: 'en', pattern: '(^|\\] )even\\b', use_instead: 'Nothing to pay' },
];

/** Returns a folder with one message in two forms, one question and one page. */
function shopTexts() {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  mkdirSync(join(folder, 'messages'));
  mkdirSync(join(folder, 'catalogue/faq'), { recursive: true });
  mkdirSync(join(folder, 'catalogue/pages'));
  const forms = [{ match: { 'count=one': 'A basket', 'count=other': 'Two baskets' } }];
  writeFileSync(join(folder, 'messages/en.json'), JSON.stringify({ $schema: 'basket', list: forms, rest: 'Even' }));
  const question = { id: 'sell', question: 'How?', answer: 'Open your [sell list](/basket).', words: ['basket'] };
  writeFileSync(join(folder, 'catalogue/faq/en.json'), JSON.stringify({ topics: [], questions: [question] }));
  writeFileSync(join(folder, 'catalogue/pages/about.en.md'), 'A shop.\nYour basket.\n');
  writeFileSync(join(folder, 'catalogue/pages/about.de.md'), 'basket');
  return folder;
}

describe('words that may not appear', () => {
  it('are found in each form of a message and in pages, but not in typed wordings and addresses', () => {
    expect(neverFaults(readTexts('en', shopTexts()), never)).toEqual([
      'messages: list: “basket” → sell list',
      'messages: list: “baskets” → sell list',
      'pages/about.en.md:2: “basket” → sell list',
      'messages: rest: “Even” → Nothing to pay',
    ]);
  });
});

describe('the glossary', () => {
  it('needs a term of each language', () => {
    const rows = [
      { concept: 'buy', en: 'buy', de: 'kaufen' },
      { concept: 'sell', en: 'sell', de: ' ' },
    ];

    expect(glossaryFaults(rows, 'en')).toEqual([]);
    expect(glossaryFaults(rows, 'de')).toEqual(['glossary: “sell” has no term']);
  });
});

describe('the words that may not appear', () => {
  const rows = parse<{ language: string; pattern: string; use_instead: string }>(
    readFileSync('docs/words/never.csv', 'utf8'),
    { columns: true },
  );
  /** Returns which of the sentences have a forbidden word. */
  const refused = (language: string, sentences: readonly string[]) =>
    sentences.filter(
      (text) =>
        neverFaults(
          [{ place: '', text }],
          rows.filter((row) => row.language === language),
        ).length > 0,
    );

  /** @see Directive (EU) 2024/825: a claim about the environment needs proof. */
  const claims: Readonly<Record<string, readonly string[]>> = {
    en: [
      'Our parcels are eco-friendly.',
      'We deliver climate neutral.',
      'We are a green bookshop.',
      'Used books are sustainable.',
      'Reading used books is good for the planet.',
    ],
    de: [
      'Wir verpacken umweltfreundlich.',
      'Der Versand ist klimaneutral.',
      'Gebraucht kaufen ist nachhaltig.',
      'Wir sind eine grüne Buchhandlung.',
    ],
    nl: ['Onze dozen zijn milieuvriendelijk.', 'De bezorging is CO2-neutraal.', 'Tweedehands is duurzaam.'],
    fr: [
      'Nos colis sont écologiques.',
      'Une librairie respectueuse de l’environnement.',
      'La livraison est neutre en carbone.',
      'L’occasion est un choix durable.',
    ],
    it: ['I nostri pacchi sono ecologici.', 'Una libreria rispettosa dell’ambiente.', 'L’usato è sostenibile.'],
    es: ['Nuestros paquetes son ecológicos.', 'Respetuoso con el medio ambiente.', 'El envío es neutro en carbono.'],
    pl: ['Nasze paczki są ekologiczne.', 'Przesyłka przyjazna dla środowiska.', 'Dostawa neutralna klimatycznie.'],
    pt: ['Os pacotes são ecológicos.', 'Uma livraria amiga do ambiente.', 'O envio é neutro em carbono.'],
    ja: ['環境にやさしい梱包です。', 'サステナブルな本屋です。', 'カーボンニュートラルな配送です。'],
    ar: ['طرودنا صديقة للبيئة.', 'شراء الكتب المستعملة مستدام.', 'شحن محايد للكربون.', 'نحن متجر أخضر.'],
  };
  const truths: Readonly<Record<string, readonly string[]>> = {
    en: ['We send it on a durable medium.', 'The green border marks your offer.', 'Books about ecology'],
    de: [
      'Auf einem dauerhaften Datenträger',
      'Der grüne Rand zeigt Ihr Angebot.',
      'Bitte eine Zahl von 1 bis {most} eingeben.',
    ],
    nl: ['Een groene rand', 'Vul een getal van 1 tot {most} in.', 'Boeken over het milieu'],
    fr: ['Sur un support durable', 'Un cadre vert', 'L’offre est valable jusqu’au {day}.'],
    it: ['Su un supporto durevole', 'Un bordo verde', 'Offerta valida fino al {day}'],
    es: ['En un soporte duradero', 'Un borde verde', 'Oferta válida hasta el {day}'],
    pl: ['Na trwałym nośniku', 'Zielona ramka', 'Oferta ważna do {day}'],
    pt: ['Num suporte duradouro', 'Uma margem verde', 'Oferta válida até {day}'],
    ja: ['エコノミー便', '環境設定', '緑色の枠'],
    ar: ['إطار أخضر حول العرض', 'كتب عن البيئة', 'وسيط دائم'],
  };

  it.each(Object.keys(claims))('include claims about the environment, and no true sentence (%s)', (language) => {
    expect(refused(language, claims[language] ?? [])).toEqual(claims[language]);
    expect(refused(language, truths[language] ?? [])).toEqual([]);
  });

  it.each([
    ['en', 'Enter an amount up to {most}.'],
    ['de', 'Bitte einen Betrag bis {most} eingeben.'],
    ['nl', 'Vul een bedrag tot {most} in.'],
    ['fr', 'Saisissez un montant jusqu’à {most}.'],
    ['it', 'Inserisci un importo fino a {most}.'],
    ['es', 'Escribe un importe de hasta {most}.'],
    ['pt', 'até {amount}'],
    ['pl', 'Prosimy wpisać kwotę do {most}.'],
    ['ar', 'حتى {amount}'],
  ])('include “up to” before a limit (%s)', (language, text) => {
    expect(refused(language, [text])).toEqual([text]);
  });
});
