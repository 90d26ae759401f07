import { alwaysOpen, type HelpLine } from './help-line';

/** Crisis line of the United Kingdom and Ireland. */
export const samaritans: HelpLine = {
  ...alwaysOpen,
  name: 'Samaritans',
  number: '116 123',
  languages: ['en'],
  website: 'https://www.samaritans.org',
  hasChat: false,
  source: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
  evidence: 'page',
};
