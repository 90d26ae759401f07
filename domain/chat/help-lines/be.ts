import { alwaysOpen, europeanEmergency, type MarketHelp } from './help-line';

/** Emergency numbers and help lines of Belgium. */
export const be: MarketHelp = {
  ...europeanEmergency,
  crisis: [
    {
      ...alwaysOpen,
      name: 'Zelfmoordlijn',
      number: '1813',
      languages: ['nl'],
      website: 'https://www.zelfmoord1813.be',
      hasChat: true,
      source: 'https://zelfmoord1813.be/blog/chat-zelfmoordlijn-langer-geopend',
      evidence: 'page',
    },
    {
      ...alwaysOpen,
      name: 'Centre de Prévention du Suicide',
      number: '0800 32 123',
      languages: ['fr'],
      website: 'https://www.preventionsuicide.be',
      hasChat: false,
      source: 'https://www.preventionsuicide.be/fr/activitescps/ligne0800.html',
      evidence: 'page',
    },
  ],
  violence: [
    {
      name: 'Hulplijn 1712',
      number: '1712',
      hours: { from: '09:00', to: '17:00', weekdays: true },
      languages: ['nl'],
      website: 'https://1712.be',
      hasChat: true,
      source: 'https://www.1712.be/nl/over-1712',
      evidence: 'page',
    },
    {
      ...alwaysOpen,
      name: 'Écoute violences conjugales',
      number: '0800 30 030',
      languages: ['fr'],
      website: 'https://www.ecouteviolencesconjugales.be',
      hasChat: true,
      source: 'https://www.ecouteviolencesconjugales.be/qui-sommes-nous/presentation/',
      evidence: 'page',
    },
  ],
};
