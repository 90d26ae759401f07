import { alwaysOpen, type MarketHelp } from './help-line';
import { samaritans } from './samaritans';

/** Emergency numbers and help lines of the United Kingdom. */
export const gb: MarketHelp = {
  emergency: [{ for: 'all', number: '999' }],
  emergencySource: 'https://www.gov.uk/guidance/999-and-112-the-uks-national-emergency-numbers',
  crisis: [samaritans],
  violence: [
    {
      ...alwaysOpen,
      name: 'National Domestic Abuse Helpline',
      number: '0808 2000 247',
      languages: ['en'],
      website: 'https://www.nationaldahelpline.org.uk',
      hasChat: true,
      source: 'https://www.centre56.org.uk/domestic-abuse',
      evidence: 'page',
    },
  ],
};
