import { alwaysOpen, europeanEmergency, type MarketHelp } from './help-line';

/** Emergency numbers and help lines of Spain. */
export const es: MarketHelp = {
  ...europeanEmergency,
  crisis: [
    {
      ...alwaysOpen,
      name: 'Línea 024 de atención a la conducta suicida',
      number: '024',
      languages: ['es'],
      website: 'https://www.sanidad.gob.es/linea024/home.htm',
      hasChat: true,
      source: 'https://elespanol.com/espana/20220210/telefono-gratuito-024-suicidio-mayo/649185102_0.amp.html',
      evidence: 'page',
    },
  ],
  violence: [
    {
      ...alwaysOpen,
      name: '016, violencia contra las mujeres',
      number: '016',
      languages: ['es', 'en', 'fr', 'de', 'it', 'nl', 'pl', 'pt', 'ja', 'ar'],
      website: 'https://violenciagenero.igualdad.gob.es',
      hasChat: true,
      source: 'https://elmirondesoria.es/nacional/politica/el-servicio-016-recibe-59-317-consultas-de-enero-a-junio',
      evidence: 'page',
    },
  ],
};
