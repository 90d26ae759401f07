import { cells, euMarkets, noDuty, outsideEu, type Cell, type Duty } from './cell';

const authority: Cell = {
  rule: 'The accessibility statement names the authority of the country.',
  by: 'code',
  source: 'Directive (EU) 2019/882',
  verified: 'no',
  since: '2025-06-28',
  code: 'domain/market/accessibility-authorities.ts',
  test: 'worker/content/pages/legal-page.test.ts',
};

/** The accessibility statement and the authority that it names. */
export const accessibility: Duty = {
  id: 'accessibility.authority',
  title: 'Accessibility statement',
  cells: cells(
    [euMarkets, { ...authority, missing: 'The statement says “the authority in your country” without a name.' }],
    [
      ['AT'],
      {
        ...authority,
        source: 'BaFG: Sozialministeriumservice',
        url: 'https://wko.at/ce-kennzeichnung-normen/informationen-zum-barrierefreiheitsgesetz',
        verified: 'secondary',
      },
    ],
    [
      ['NL'],
      {
        ...authority,
        source: 'Implementatiewet toegankelijkheidsvoorschriften: ACM',
        url: 'https://trustyourwebsite.nl/nl/guides/acm-enforcement-accessibility',
        verified: 'secondary',
      },
    ],
    [
      ['BE'],
      {
        ...authority,
        source: 'Federal law: FOD Economie – SPF Économie',
        url: 'https://economie.fgov.be/fr/themes/entreprises/guidance/accessibilite/accessibilite-guidelines-pour-0',
        verified: 'secondary',
      },
    ],
    [
      ['PT'],
      {
        ...authority,
        source: 'DL 82/2022 art. 36: INR passes complaints on',
        url: 'https://pgdlisboa.pt/leis/lei_mostra_articulado.php?artigo_id=3669A0036&nid=3669&tabela=lei_velhas',
        verified: 'text',
      },
    ],
    [
      ['PL'],
      {
        ...authority,
        source: 'Ustawa z 26 kwietnia 2024 r.: PFRON takes notices',
        url: 'https://www.uke.gov.pl/dostepnosc-produktow-i-uslug/dochodzenie-roszczen',
        verified: 'secondary',
      },
    ],
    [outsideEu, noDuty('The EU’s act does not apply.')],
    [
      ['DE'],
      {
        ...authority,
        source: 'BFSG § 14: MLBF, Magdeburg',
        url: 'https://medienkonzepte.de/?p=372',
        verified: 'secondary',
      },
    ],
    [
      ['IE'],
      {
        ...authority,
        source: 'S.I. 636/2023: CCPC',
        url: 'https://www.irishstatutebook.ie/eli/2023/si/636/made/en/print',
        verified: 'secondary',
      },
    ],
    [['FR'], { ...authority, source: 'Code de la consommation; DGCCRF' }],
  ),
};
