import { alwaysOpen, europeanEmergency, type MarketHelp } from './help-line';

/** Emergency numbers and help lines of Portugal. */
export const pt: MarketHelp = {
  ...europeanEmergency,
  crisis: [
    {
      ...alwaysOpen,
      name: 'Linha Nacional de Prevenção do Suicídio',
      number: '1411',
      languages: ['pt'],
      website: 'https://www.sns24.gov.pt',
      hasChat: false,
      source: 'https://www.e-konomista.pt/1411-nova-linha-nacional-de-prevencao-do-suicidio',
      evidence: 'page',
    },
  ],
  violence: [
    {
      ...alwaysOpen,
      name: 'Serviço de Informação às Vítimas de Violência Doméstica',
      number: '800 202 148',
      languages: ['pt'],
      website: 'https://www.cig.gov.pt',
      hasChat: false,
      source: 'https://cig.gov.pt/?p=27436',
      evidence: 'page',
    },
  ],
};
