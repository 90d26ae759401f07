import { always, european, type MarketHelp } from './help-line';

/** Emergency numbers and help lines of Austria. */
export const at: MarketHelp = {
  ...european,
  crisis: [
    {
      ...always,
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
      ...always,
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
