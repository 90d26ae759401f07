import { alwaysOpen, europeanEmergency, type MarketHelp } from './help-line';

/** Emergency numbers and help lines of Italy. */
export const it: MarketHelp = {
  ...europeanEmergency,
  crisis: [
    {
      name: 'Telefono Amico Italia',
      number: '02 2327 2327',
      hours: { from: '09:00', to: '24:00', weekdays: false },
      languages: ['it'],
      website: 'https://www.telefonoamico.it',
      hasChat: true,
      source: 'https://www.agensir.it/?p=1502724',
      evidence: 'page',
    },
  ],
  violence: [
    {
      ...alwaysOpen,
      name: '1522, numero antiviolenza e stalking',
      number: '1522',
      languages: ['it', 'en', 'fr', 'es', 'pt', 'pl', 'ar'],
      website: 'https://www.1522.eu',
      hasChat: true,
      source: 'https://tg24.sky.it/cronaca/2023/11/23/1522-numero-antiviolenza-donne',
      evidence: 'page',
    },
  ],
};
