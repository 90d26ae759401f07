import { alwaysOpen, europeanEmergency, type MarketHelp } from './help-line';

/** Emergency numbers and help lines of Poland. */
export const pl: MarketHelp = {
  ...europeanEmergency,
  crisis: [
    {
      ...alwaysOpen,
      name: 'Kryzysowy telefon dla dorosłych',
      number: '116 123',
      languages: ['pl'],
      website: 'https://116sos.pl',
      hasChat: true,
      source: 'https://www.telepolis.pl/wiadomosci/ministerstwo-cyfryzacji-wazne-numery-kampania',
      evidence: 'page',
    },
  ],
  violence: [
    {
      ...alwaysOpen,
      name: 'Niebieska Linia',
      number: '800 120 002',
      languages: ['pl'],
      website: 'https://www.niebieskalinia.pl',
      hasChat: false,
      source: 'https://www.niebieskalinia.info',
      evidence: 'list',
    },
  ],
};
