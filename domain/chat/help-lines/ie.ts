import { alwaysOpen, europeanEmergency, type MarketHelp } from './help-line';
import { samaritans } from './samaritans';

/** Emergency numbers and help lines of Ireland. */
export const ie: MarketHelp = {
  emergency: europeanEmergency.emergency,
  emergencySource: 'https://www.gov.ie/en/service/emergency-call-answering-service/',
  crisis: [{ ...samaritans, website: 'https://www.samaritans.org/ireland/' }],
  violence: [
    {
      ...alwaysOpen,
      name: 'Women’s Aid',
      number: '1800 341 900',
      languages: ['en'],
      website: 'https://www.womensaid.ie',
      hasChat: true,
      source: 'https://irishcentral.com/news/womens-aid-domestic-violence-helpline',
      evidence: 'page',
    },
  ],
};
