import { allMarkets, cells, euMarkets, noDuty, type Cell, type Duty } from './cell';

const fixedCode = { by: 'code', code: 'domain/law/book-prices.ts', test: 'domain/law/book-prices.test.ts' } as const;
/** Names of long pages. */
const arrete =
  'arrete-du-4-avril-2023-relatif-au-montant-minimal-de-tarification-du-service-de-livraison-du-livre.html';
const priceTransparency = 'full-price-no-surprises-cma-s-final-price-transparency-guidance-arrives';

const noCountryPrice = 'One reference price serves all countries; an importer may set another price for this one.';
const noPriceLaw = noDuty('No law fixes the price of new books.');

const priceFixed: Duty = {
  id: 'price.fixed',
  title: 'New books cost the fixed price',
  cells: cells(
    [['IE', 'GB', 'US', 'AE'], noPriceLaw],
    [
      ['PL'],
      noDuty(
        'No law fixes the price; bills of 2015, 2017 and 2021 failed. Check for 2026.',
        'secondary',
        'https://biznes.gazetaprawna.pl/artykuly/895907,nie-bedzie-przepisow-o-jednolitej-cenie-ksiazki.html',
      ),
    ],
    [
      ['DE'],
      {
        ...fixedCode,
        rule: 'New books in German cost exactly the publisher’s price, also sold from abroad (since 1 September 2016).',
        source: 'BuchPrG §§ 2, 3, 5, 7 (text of 2006; the change of 2016 by secondary source)',
        url: 'https://github.com/bundestag/gesetze/blob/master/b/buchprg/index.md',
        verified: 'text',
        since: '2002-10-01',
        missing: 'Foreign books mainly meant for Germany are not recognised.',
      },
    ],
    [
      ['AT'],
      {
        ...fixedCode,
        rule: 'New books in German cost at least the price for Austria; at most 5 % less. The shop gives nothing off.',
        source: 'BPrBG 2023 §§ 1–3 (bill)',
        url: 'https://www.parlament.gv.at/dokument/XXVII/I/1743/fnameorig_1474650.html',
        verified: 'text',
        since: '2023-01-01',
        missing: noCountryPrice,
      },
    ],
    [
      ['FR'],
      {
        ...fixedCode,
        rule: 'New books in any language cost the publisher’s price; 5 % off only when collected in a bookshop.',
        source: 'loi 81-766 art. 1',
        url: 'https://fournol-avocat.fr/actualite/2023/6/30/revente-douvrages-la-mention-occasion-bientt-obligatoire',
        verified: 'secondary',
        since: '1982-01-01',
      },
    ],
    [
      ['ES'],
      {
        ...fixedCode,
        rule: 'New books in Spanish or a co-official language cost 95 to 100 % of the fixed price.',
        source: 'Ley 10/2007 arts. 1, 9, 10, 11',
        url: 'https://github.com/legalize-dev/legalize-es/blob/main/es/BOE-A-2007-12351.md',
        verified: 'text',
        since: '2007-06-24',
      },
    ],
    [
      ['IT'],
      {
        ...fixedCode,
        rule: 'New books have at most 5 % off, by vouchers too. The shop gives nothing off.',
        source: 'L. 128/2011 art. 2, L. 15/2020 art. 8; whether a shop abroad is bound is not verified',
        url: 'https://www.pragmatica.plus/legge-15-2020-la-promozione-dei-libri-e-libri-di-testo/',
        verified: 'secondary',
        since: '2020-03-25',
      },
    ],
    [
      ['NL'],
      {
        ...fixedCode,
        rule: 'New books in Dutch or Frisian cost the fixed price. A seller abroad does not owe it; kept anyway.',
        source: 'Wet op de vaste boekenprijs arts. 1, 4–7',
        url: 'https://github.com/legalize-dev/legalize-nl/blob/main/nl/BWBR0017452.md',
        verified: 'text',
        since: '2005-01-01',
      },
    ],
    [
      ['BE'],
      {
        ...fixedCode,
        rule: 'New books in French are bound for 24 months, in Dutch for 6 months after publication.',
        source: 'décret du 19 octobre 2017; decreet van 23 december 2016 (its 6 months are not verified)',
        url: 'https://wiki.librel.be/pilen/prixunique/',
        verified: 'secondary',
        since: '2018-01-01',
        missing: 'Comics (12 months) and dated books (6 months) count as ordinary books, so they stay bound longer.',
      },
    ],
    [
      ['PT'],
      {
        ...fixedCode,
        rule: 'New books are bound for 24 months; at most 10 % off, vouchers count. The shop gives nothing off.',
        source: 'DL 176/96, DL 94/2021',
        url: 'https://culturaportugal.gov.pt/pt/saber/2022/02/preco-fixo-do-livro-e-conteudos-digitais/',
        verified: 'secondary',
        since: '2022-02-07',
        missing: 'Whether a used copy of a book of less than 24 months is bound: ask a lawyer.',
      },
    ],
    [
      ['JP'],
      {
        ...fixedCode,
        rule: 'No law, but publishers may bind a shop by contract. New books in Japanese cost the publisher’s price.',
        source: '独占禁止法 art. 23(4)',
        url: 'https://imidas.jp/genre/detail/A-129-0097.html',
        verified: 'secondary',
        since: '1953-09-01',
        missing: 'Not a setting yet: a shop without such a contract would be free.',
      },
    ],
  ),
};

const credit: Cell = {
  rule: 'The bonus part of store credit never pays for bound books nor their postage.',
  by: 'code',
  source: 'Judged for Germany; kept wherever prices are bound, since vouchers count as a reduction or may do so.',
  verified: 'no',
  code: 'domain/checkout/credit.ts',
  test: 'domain/checkout/bound-prices.test.ts',
};
const priceCredit: Duty = {
  id: 'price.credit',
  title: 'No bonus credit for bound books',
  cells: cells(
    [['IE', 'GB', 'US', 'AE', 'PL'], noDuty('No price is bound, so all credit pays for all books.')],
    [['AT', 'FR', 'ES', 'IT', 'NL', 'BE', 'PT', 'JP'], credit],
    [
      ['DE'],
      {
        ...credit,
        source: 'BGH 23 July 2015, I ZR 83/14 (headnotes a and b); BuchPrG §§ 3, 5',
        url: 'https://ra.de/urteil/bgh/urteil-i-zr-8314-2015-07-23',
        verified: 'text',
        since: '2015-07-23',
      },
    ],
  ),
};

const pricePostage: Duty = {
  id: 'price.postage',
  title: 'Least postage for new books',
  cells: cells(
    [['IE', 'GB', 'PL', 'US', 'JP', 'AE'], noDuty('No minimum for postage.')],
    [['DE'], noDuty('The seller may pay the postage.', 'text', 'BuchPrG § 7(4) no. 3')],
    [['NL'], noDuty('The law read does not name postage.', 'text', 'Wet op de vaste boekenprijs')],
    [
      ['AT', 'ES', 'IT', 'BE', 'PT'],
      { rule: 'Whether free postage counts as a reduction.', by: 'lawyer', source: 'not found', verified: 'no' },
    ],
    [
      ['FR'],
      {
        rule: 'At least 3.00 € an order with new books worth less than 35 €, more than nothing from 35 € on.',
        by: 'code',
        source: 'loi 2021-1901; arrêté du 4 avril 2023. Open at the courts: CJEU C-366/24, Conseil d’État no. 474398',
        url: `https://coral.asso.fr/prix-du-livre/${arrete}`,
        verified: 'text',
        since: '2023-10-07',
        code: 'domain/law/postage.ts',
        test: 'domain/law/postage.test.ts',
      },
    ],
  ),
};

const usedWord: Cell = {
  rule: 'Each price of a used copy says that it is used.',
  by: 'code',
  source: 'Directive 2005/29/EC art. 6 (main characteristics)',
  verified: 'no',
  code: 'client/lib/words/copy-words.ts',
  test: 'client/features/cart/cart.test.tsx',
};
const priceUsedWord: Duty = {
  id: 'price.used-word',
  title: 'Used copies are named as used',
  cells: cells(
    [allMarkets, usedWord],
    [
      ['FR'],
      {
        ...usedWord,
        rule: 'The word “occasion” stands wherever a used price stands beside new ones.',
        source: 'loi 2021-1901; décret 2023-497',
        url: 'https://agcr-expertise.fr/obligation-de-distinguer-clairement-les-livres-neufs-des-livres-doccasion',
        verified: 'secondary',
        since: '2023-12-23',
        missing: 'A reader of another language in France sees the word of that language: ask a lawyer.',
      },
    ],
  ),
};

const totalPrice: Cell = {
  rule: 'Prices include VAT; postage stands beside them before the order.',
  by: 'code',
  source: 'Directive 98/6/EC; Directive 2011/83/EU art. 6(1)(e)',
  verified: 'no',
  code: 'domain/cart/totals.ts',
  test: 'domain/cart/cart.test.ts',
};
const priceTotal: Duty = {
  id: 'price.total',
  title: 'Total price',
  cells: cells(
    [euMarkets, totalPrice],
    [
      ['GB'],
      {
        ...totalPrice,
        rule: 'Each list and search result shows the price with delivery, or how delivery is calculated beside it.',
        source: 'Digital Markets, Competition and Consumers Act 2024',
        url: `https://www.reedsmith.com/articles/${priceTransparency}`,
        verified: 'secondary',
        since: '2025-04-06',
        code: 'client/forms/law/listed-postage.tsx',
        test: 'client/features/catalogue/search/search.test.tsx',
      },
    ],
    [['US'], { ...totalPrice, rule: 'The price says that sales tax is not included.', source: 'general knowledge' }],
    [
      ['JP', 'AE'],
      {
        rule: 'Whether a seller abroad may state a price with tax, and what is due at import.',
        by: 'lawyer',
        source: '総額表示 (JP); Federal Decree-Law 14/2023 (AE)',
        verified: 'no',
      },
    ],
  ),
};

const lowest: Cell = {
  rule: 'A struck-out price is the lowest of the 30 days before.',
  by: 'code',
  source: 'Directive 98/6/EC art. 6a',
  verified: 'no',
  since: '2022-05-28',
  code: 'domain/pricing/price.ts',
  test: 'domain/pricing/pricing.test.ts',
};
const priceLowest: Duty = {
  id: 'price.lowest-30-days',
  title: 'Struck-out prices',
  cells: cells(
    [euMarkets, lowest],
    [['GB', 'US', 'JP', 'AE'], noDuty('No such rule; the shop strikes out by the rule of the EU everywhere.')],
  ),
};

/** Duties about prices and postage. */
export const priceDuties: readonly Duty[] = [
  priceFixed,
  priceCredit,
  pricePostage,
  priceUsedWord,
  priceTotal,
  priceLowest,
];
