import { accessibility } from './accessibility';
import { allMarkets, cells, euMarkets, noDuty, outsideEu, type Cell, type Duty } from './cell';

const shop = 'SHOP';

const notice: Cell = {
  rule: 'Before the order the shop shows the harmonised notice on the legal guarantee, in the official artwork.',
  by: 'code',
  source: 'Regulation (EU) 2025/1960; Directive (EU) 2024/825',
  url: 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj',
  verified: 'secondary',
  since: '2026-09-27',
  code: 'client/forms/guarantee-note.tsx',
  test: 'worker/content/pages/guarantee-page.test.ts',
  missing: 'Page, links and mail have the text; the operator adds the official artwork (GUARANTEE_NOTICES).',
};
const period: Cell = {
  rule: 'The full legal guarantee holds for used copies too; the shop agrees on nothing shorter.',
  by: 'code',
  source: 'Directive (EU) 2019/771 art. 10 and national law, see consumer-law.ts; partly read (AT, FR, PT)',
  verified: 'secondary',
  since: '2022-01-01',
  code: 'domain/market/consumer-law.ts',
  test: 'domain/market/consumer-law.test.ts',
};
const productSafety: Cell = {
  rule: 'The offer names the publisher with postal and electronic address; recalls reach all buyers.',
  by: 'code',
  source: 'Regulation (EU) 2023/988 arts. 19, 35–37',
  url: 'https://libri.de/de/unternehmen/nachhaltigkeit-und-compliance/die-produktsicherheitsverordnung-gpsr/faq-gpsr',
  verified: 'secondary',
  since: '2024-12-13',
  code: 'worker/stock/recalls/start-recall.ts',
  test: 'worker/stock/recalls/recalls.test.ts',
  missing:
    'The operator imports the addresses of the publishers (publisher_address, publisher_contact); the demo has none.',
};
const right: Cell = {
  rule: 'The customer can withdraw within 14 days; instructions and model form are in the mail of the order.',
  by: 'code',
  source: 'Directive 2011/83/EU arts. 8(7), 9; Consumer Contracts Regulations 2013 (GB)',
  verified: 'no',
  since: '2014-06-13',
  code: 'domain/policy/withdrawal.ts',
  test: 'worker/notifications/trade-mails/legal-notices.test.ts',
};
const withdrawFunction: Cell = {
  rule: 'A function without account or mailed link takes a withdrawal, with a second step and a receipt by mail.',
  by: 'code',
  source: 'Directive (EU) 2023/2673 (Directive 2011/83/EU art. 11a)',
  url: 'http://data.europa.eu/eli/dir/2023/2673/oj',
  verified: 'secondary',
  since: '2026-06-19',
  code: 'worker/trades/outbound/declare-withdrawal.ts',
  test: 'worker/html/form-actions/declare-withdrawal-form.test.ts',
};
const button: Cell = {
  rule: 'The button of a purchase says that it obliges to pay.',
  by: 'code',
  source: 'Directive 2011/83/EU art. 8(2)',
  url: 'https://trustyourwebsite.com/nl/en/guides/order-button-requirements',
  verified: 'secondary',
  since: '2014-06-13',
  code: 'client/features/checkout/result-words.ts',
  test: 'client/features/checkout/result-words.test.ts',
  missing: 'The button of a purchase with a sale names both without “pay”: ask a lawyer.',
};
const summary: Cell = {
  rule: 'Each book with its condition, the postage and the total stand on the page of the order button.',
  by: 'code',
  source: 'Directive 2011/83/EU art. 8(2); § 312j(2) BGB (DE)',
  verified: 'no',
  since: '2014-06-13',
  code: 'client/features/checkout/books/ordered-books.tsx',
  test: 'client/features/checkout/books/checkout-books.test.tsx',
};
const imprint: Cell = {
  rule: 'The legal page names who sells, where, how to reach them, register and VAT number.',
  by: 'setting',
  setting: shop,
  source: 'Directive 2000/31/EC art. 5 and national law',
  verified: 'no',
  code: 'catalogue/pages/imprint.en.md',
  test: 'worker/content/pages/legal-page.test.ts',
};
const dispute: Cell = {
  rule: 'The shop names the body for dispute resolution that it takes part in, if any.',
  by: 'setting',
  setting: shop,
  source: 'Directive 2013/11/EU art. 13',
  verified: 'no',
  code: 'domain/pages/figures.ts',
  test: 'worker/content/pages/legal-page.test.ts',
};
const green: Cell = {
  rule: 'No general environmental claims.',
  by: 'code',
  source: 'Directive (EU) 2024/825, Annex I 4a of Directive 2005/29/EC',
  url: 'https://www.pinsentmasons.com/out-law/news/european-parliament-approves-new-greenwashing-directive',
  verified: 'secondary',
  since: '2026-09-27',
  code: 'docs/words/never.csv',
  test: 'scripts/words/word-faults.test.ts',
};
const promise = 'No right by law; the shop promises it (domain/market/consumer-law.ts).';

/** Duties about the offer, the contract and the shop's own data. */
export const sellingDuties: readonly Duty[] = [
  {
    id: 'guarantee.notice',
    title: 'Notice on the legal guarantee',
    cells: cells([euMarkets, notice], [outsideEu, noDuty('A notice of the EU alone.')]),
  },
  {
    id: 'guarantee.period',
    title: 'Length of the guarantee',
    cells: cells(
      [[...euMarkets, 'GB'], period],
      [
        ['US', 'JP', 'AE'],
        {
          rule: 'State warranty law (US), 契約不適合責任 (JP), Federal Law 15/2020 (AE).',
          by: 'lawyer',
          source: 'not read',
          verified: 'no',
        },
      ],
    ),
  },
  {
    id: 'safety.product',
    title: 'Product safety and recalls',
    cells: cells(
      [euMarkets, productSafety],
      [['US', 'JP', 'AE'], noDuty('No duty known for books.')],
      [
        ['GB'],
        {
          rule: 'Northern Ireland follows the EU’s regulation; Great Britain its own of 2005.',
          by: 'lawyer',
          source: 'General Product Safety Regulations 2005; Windsor Framework',
          verified: 'no',
        },
      ],
    ),
  },
  {
    id: 'withdrawal.right',
    title: 'Right to withdraw',
    cells: cells([[...euMarkets, 'GB'], right], [['US', 'JP', 'AE'], noDuty(promise)]),
  },
  {
    id: 'withdrawal.function',
    title: 'Function to withdraw',
    cells: cells([euMarkets, withdrawFunction], [outsideEu, noDuty('A function of the EU alone.')]),
  },
  {
    id: 'order.button',
    title: 'Words of the order button',
    cells: cells(
      [[...euMarkets, 'GB'], button],
      [['US', 'AE'], noDuty('No prescribed words known.')],
      [
        ['JP'],
        {
          rule: 'The final confirmation screen names all terms.',
          by: 'lawyer',
          source: '特商法 art. 12-6',
          verified: 'no',
        },
      ],
    ),
  },
  {
    id: 'order.summary',
    title: 'Goods and total before the order',
    cells: cells(
      [[...euMarkets, 'GB'], summary],
      [['US', 'AE'], noDuty('No such rule known.')],
      [['JP'], { ...summary, source: '特商法 art. 12-6', verified: 'no' }],
    ),
  },
  {
    id: 'imprint',
    title: 'Who sells',
    cells: cells(
      [allMarkets, imprint],
      [['US'], noDuty('No federal duty known.')],
      [
        ['DE', 'AT'],
        {
          ...imprint,
          source: '§ 5 DDG, § 36 VSBG (DE); § 5 ECG, § 14 UGB, § 25 MedienG (AT)',
          url: 'https://ihk.de/karlsruhe/fachthemen/recht/internetrecht/impressumspflichten-6266634',
          verified: 'secondary',
          missing: 'No field for a supervising authority (DE).',
        },
      ],
      [
        ['FR'],
        {
          ...imprint,
          source: 'LCEN art. 1-1; Code de la consommation L616-1, R616-1',
          url: 'https://alexia.fr/fiche/11035/',
          verified: 'secondary',
          missing: 'The mediator is not named in the terms and at the order.',
        },
      ],
      [
        ['JP'],
        {
          ...imprint,
          source: '特定商取引法 art. 11',
          url: 'https://www.no-trouble.caa.go.jp/qa/advertising.html',
          verified: 'secondary',
          missing: 'Whether the charges at import are named fully enough: ask a lawyer.',
        },
      ],
    ),
  },
  {
    id: 'disputes.body',
    title: 'Dispute resolution and complaints',
    cells: cells(
      [[...euMarkets, 'GB'], dispute],
      [['US', 'JP', 'AE'], noDuty('No such body is prescribed.')],
      [
        ['PT'],
        {
          ...dispute,
          rule: 'A visible link to the Livro de Reclamações and the name of a dispute body.',
          source: 'DL 156/2005, DL 74/2017, Lei 144/2015; for a shop abroad not verified',
          url: 'https://divali.pt/legislacao/livro-de-reclamacoes/',
          verified: 'secondary',
        },
      ],
    ),
  },
  accessibility,
  {
    id: 'claims.green',
    title: 'Environmental claims',
    cells: cells(
      [allMarkets, green],
      [outsideEu, { ...green, source: 'Kept everywhere; DMCC Act 2024 (GB)', verified: 'no' }],
    ),
  },
];
