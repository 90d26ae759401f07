import { describe, expect, it } from 'vitest';
import type { Language } from '../../language';
import { isOutOfScope } from './is-out-of-scope';
import { readMessage } from '../read-message';

const outOfScope: readonly (readonly [Language, string])[] = [
  ['en', 'do you have a girlfriend'],
  ['en', 'what is 12 times 14'],
  ['de', 'reservier mir einen tisch für zwei'],
  ['fr', 'mets une chanson de Brel'],
  ['es', 'resérvame mesa para dos esta noche'],
  ['it', 'hai il ragazzo?'],
  ['nl', 'boek een tafeltje bij de Italiaan'],
  ['pl', 'puść piosenkę'],
  ['pt', 'põe aí uma música'],
  ['ja', '音楽をかけて'],
  ['ar', 'شغل أغنية لفيروز'],
];
const aboutShop: readonly (readonly [Language, string])[] = [
  ['en', 'how do you calculate the offer'],
  ['de', 'Ein Lied von Eis und Feuer'],
  ['fr', 'combien font les frais de port'],
  ['es', 'cuánto son los gastos de envío'],
  ['it', 'quanto fa la spedizione?'],
  ['nl', 'heb je een boek van Grunberg'],
  ['pl', 'czy mogę zarezerwować książkę'],
  ['pt', 'quanto é o envio'],
  ['ja', '買取価格はどう計算していますか'],
  ['ar', 'كتاب ناقص من الطرد'],
];

describe('isOutOfScope', () => {
  it.each(outOfScope)('%s: "%s" is about something else', (language, text) => {
    expect(isOutOfScope(readMessage(text, language))).toBe(true);
  });

  it.each(aboutShop)('%s: "%s" is about books or the shop', (language, text) => {
    expect(isOutOfScope(readMessage(text, language))).toBe(false);
  });
});
