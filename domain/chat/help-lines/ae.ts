import { alwaysOpen, type MarketHelp } from './help-line';

/** Emergency numbers and help lines of the United Arab Emirates. */
export const ae: MarketHelp = {
  emergency: [
    { for: 'ambulance', number: '998' },
    { for: 'police', number: '999' },
  ],
  emergencySource: 'https://u.ae/en/information-and-services/justice-safety-and-the-law/handling-emergencies',
  crisis: [
    {
      name: '800-HOPE (Mental Support Line)',
      number: '800 4673',
      hours: { from: '08:00', to: '20:00', weekdays: false },
      languages: ['ar', 'en'],
      website: 'https://u.ae',
      hasChat: false,
      source: 'https://www.urdupoint.com/en/middle-east/emirates-foundation-bp-join-forces-to-suppor-1270364.html',
      evidence: 'page',
    },
  ],
  violence: [
    {
      hours: null,
      name: '800-SAVE (Ewaa)',
      number: '800 7283',
      languages: ['ar', 'en'],
      website: 'https://ewaa.gov.ae',
      hasChat: false,
      source:
        'https://pledgetimes.com/the-uaes-achievements-in-addressing-human-trafficking-in-the-face-of-human-rights/',
      evidence: 'page',
    },
    {
      ...alwaysOpen,
      name: 'Dubai Foundation for Women and Children',
      number: '800 111',
      languages: ['ar', 'en'],
      website: 'https://www.dfwac.ae',
      hasChat: false,
      source: 'https://gulfnews.com/entertainment/arts-culture/women-facing-violence-have-hope-in-dubai-1.1864505',
      evidence: 'page',
    },
  ],
};
