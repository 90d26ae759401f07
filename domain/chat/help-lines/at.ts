import { alwaysOpen, europeanEmergency, type MarketHelp } from './help-line';

/** Emergency numbers and help lines of Austria. */
export const at: MarketHelp = {
  ...europeanEmergency,
  crisis: [
    {
      ...alwaysOpen,
      name: 'Telefonseelsorge',
      number: '142',
      languages: ['de'],
      website: 'https://www.telefonseelsorge.at',
      hasChat: true,
      source: 'https://burgenland.orf.at/stories/3027145/',
      evidence: 'page',
    },
  ],
  violence: [
    {
      ...alwaysOpen,
      name: 'Frauenhelpline gegen Gewalt',
      number: '0800 222 555',
      languages: ['de', 'en', 'es', 'ar'],
      website: 'https://www.frauenhelpline.at',
      hasChat: true,
      source: 'https://www.frauenhelpline.at',
      evidence: 'list',
    },
  ],
};
