import { alwaysOpen, type MarketHelp } from './help-line';

/** Emergency numbers and help lines of the United States. */
export const us: MarketHelp = {
  emergency: [{ for: 'all', number: '911' }],
  emergencySource: 'https://www.911.gov',
  crisis: [
    {
      ...alwaysOpen,
      name: '988 Suicide & Crisis Lifeline',
      number: '988',
      languages: ['en', 'es'],
      website: 'https://988lifeline.org',
      hasChat: true,
      source: 'https://www.cdcr.ca.gov/ccjbh/2022/07/19/dial-988-to-access-24-hour-emotional-support-and-resources/',
      evidence: 'page',
    },
  ],
  violence: [
    {
      ...alwaysOpen,
      name: 'National Domestic Violence Hotline',
      number: '1-800-799-7233',
      languages: ['en', 'es'],
      website: 'https://www.thehotline.org',
      hasChat: true,
      source: 'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
      evidence: 'page',
    },
  ],
};
