import { alwaysOpen, europeanEmergency, type MarketHelp } from './help-line';

/** Emergency numbers and help lines of France. */
export const fr: MarketHelp = {
  ...europeanEmergency,
  crisis: [
    {
      ...alwaysOpen,
      name: 'Numéro national de prévention du suicide',
      number: '3114',
      languages: ['fr'],
      website: 'https://3114.fr',
      hasChat: false,
      source: 'https://www.service-public.fr/particuliers/actualites/A15206',
      evidence: 'page',
    },
  ],
  violence: [
    {
      ...alwaysOpen,
      name: 'Violences Femmes Info',
      number: '3919',
      languages: ['fr'],
      website: 'https://arretonslesviolences.gouv.fr',
      hasChat: true,
      source: 'https://www.icfhabitat.fr/groupe/ensemble-luttons-contre-les-violences-faites-aux-femmes',
      evidence: 'page',
    },
  ],
};
