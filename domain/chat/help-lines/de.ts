import { alwaysOpen, europeanEmergency, type MarketHelp } from './help-line';

/** Emergency numbers and help lines of Germany. */
export const de: MarketHelp = {
  ...europeanEmergency,
  crisis: [
    {
      ...alwaysOpen,
      name: 'TelefonSeelsorge',
      number: '0800 111 0 111',
      languages: ['de'],
      website: 'https://www.telefonseelsorge.de',
      hasChat: true,
      source: 'https://www.domradio.de/glossar/telefonseelsorge-0',
      evidence: 'page',
    },
  ],
  violence: [
    {
      ...alwaysOpen,
      name: 'Hilfetelefon „Gewalt gegen Frauen“',
      number: '116 016',
      languages: ['de', 'en', 'fr', 'es', 'it', 'pl', 'pt', 'ar'],
      website: 'https://www.hilfetelefon.de',
      hasChat: true,
      source: 'https://www.hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html',
      evidence: 'page',
    },
  ],
};
