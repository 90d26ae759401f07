import { alwaysOpen, type MarketHelp } from './help-line';

/** Emergency numbers and help lines of Japan. */
export const jp: MarketHelp = {
  emergency: [
    { for: 'ambulance', number: '119' },
    { for: 'police', number: '110' },
  ],
  emergencySource: 'https://www.npa.go.jp',
  crisis: [
    {
      ...alwaysOpen,
      name: 'よりそいホットライン (Yorisoi Hotline)',
      number: '0120-279-338',
      languages: ['ja', 'en', 'es', 'pt'],
      website: 'https://www.since2011.net/yorisoi/',
      hasChat: false,
      source: 'https://tascalne.com/?p=1098',
      evidence: 'page',
    },
    {
      hours: null,
      name: '#いのちSOS (Inochi SOS)',
      number: '0120-061-338',
      languages: ['ja'],
      website: 'https://www.lifelink.or.jp/inochisos/',
      hasChat: false,
      source: 'https://www.mhlw.go.jp/mamorouyokokoro/',
      evidence: 'page',
    },
  ],
  violence: [
    {
      ...alwaysOpen,
      name: 'DV相談＋ (DV Hotline Plus)',
      number: '0120-279-889',
      languages: ['ja'],
      website: 'https://soudanplus.jp',
      hasChat: true,
      source: 'https://www.gov-online.go.jp/cam/no_dvca/dv03/',
      evidence: 'page',
    },
  ],
};
