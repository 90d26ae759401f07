import { alwaysOpen, europeanEmergency, type MarketHelp } from './help-line';

/** Emergency numbers and help lines of the Netherlands. */
export const nl: MarketHelp = {
  ...europeanEmergency,
  crisis: [
    {
      ...alwaysOpen,
      name: '113 Zelfmoordpreventie',
      number: '0800-0113',
      languages: ['nl', 'en'],
      website: 'https://www.113.nl',
      hasChat: true,
      source: 'https://www.hartvannederland.nl/nieuws/2020/telefoonnummer-113-zelfmoordpreventie/',
      evidence: 'page',
    },
  ],
  violence: [
    {
      ...alwaysOpen,
      name: 'Veilig Thuis',
      number: '0800-2000',
      languages: ['nl'],
      website: 'https://veiligthuis.nl',
      hasChat: true,
      source: 'https://www.geldrop-mierlo.nl/mishandeling-of-huiselijk-geweld',
      evidence: 'page',
    },
  ],
};
