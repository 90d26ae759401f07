import type { Market } from '../../../../domain/market/market';

/**
 * Fixed marks that post offices require on a reply parcel whose postage the receiver pays. They are never translated.
 */
export const replyMarks: Readonly<Partial<Record<Market, string>>> = {
  DE: 'Entgelt zahlt Empfänger · ANTWORT',
  AT: 'Porto zahlt Empfänger · ANTWORTSENDUNG',
  FR: 'Libre réponse',
  ES: 'Respuesta comercial · Franqueo en destino',
  IT: 'Risposta pagata · Affrancatura a carico del destinatario',
  NL: 'Antwoordnummer',
  BE: 'Port payé par le destinataire · Port betaald door bestemmeling',
  PT: 'Resposta sem franquia · RSF',
  IE: 'Freepost',
  GB: 'Freepost · Business Reply',
  PL: 'Opłata pocztowa uiszczona przez adresata',
  US: 'Business Reply · No postage necessary',
  JP: '料金受取人払郵便',
};
