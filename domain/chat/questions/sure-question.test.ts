import { describe, expect, it } from 'vitest';
import type { Language } from '../../language';
import { matchLexicon } from '../match-lexicon';
import { namedCountry } from '../named-country';
import { nextQuestion } from './next-question';
import { sureQuestion } from './sure-question';

describe('sureQuestion', () => {
  it.each<[string, Language, string | null]>([
    ['the book arrived with a torn cover', 'en', 'not-as-described'],
    ['ich habe das Buch bekommen, es ist ganz nass', 'de', 'not-as-described'],
    ['届いた本が破れていました', 'ja', 'not-as-described'],
    ['can I sell a book with a torn cover', 'en', null],
    ['how long until it is in Glasgow', 'en', 'delivery-time'],
    ['combien coûte la livraison à Anvers', 'fr', 'postage-to-you'],
    ['spedite a Lugano?', 'it', 'which-countries'],
    ['do you have books about Vienna', 'en', null],
    ['do you have gift cards', 'en', 'gift-cards'],
    ['Jak zmienić adres e-mail?', 'pl', 'change-email'],
    ['I got the delivery address of my order wrong', 'en', 'change-address'],
    ['how do I sell my books', 'en', null],
    ['can I cancel, I ordered the wrong edition', 'en', null],
    ['ich habe als Gast bestellt, wo finde ich meine Bestellung', 'de', 'find-my-trade'],
    ['j’ai commandé sans compte, où est ma commande', 'fr', 'find-my-trade'],
    ['kann ich als Gast verkaufen', 'de', null],
    ['注文しましたが、住所に間違いがありました', 'ja', 'change-address'],
    ['¿Dónde está mi paquete?', 'es', 'order-not-arrived'],
    ['Où est mon colis ?', 'fr', 'order-not-arrived'],
    ['荷物はいまどこにありますか', 'ja', 'order-not-arrived'],
    ['Czy można zwrócić książkę?', 'pl', 'withdraw'],
    ['voglio rispedirlo', 'it', 'withdraw'],
    ['اريد ارجاعه', 'ar', 'withdraw'],
    ['non mi è arrivata la mail di conferma', 'it', null],
    ['dove sono i miei soldi', 'it', 'when-paid'],
    ['where do I change my bank account', 'en', null],
    ['i ordered a book 2 weeks ago and still nothing', 'en', 'order-not-arrived'],
    ['本を返品できますか', 'ja', 'withdraw'],
    ['How do I send the books?', 'en', 'how-to-pack'],
    ['How do you send the books?', 'en', null],
    ['Comment envoyez-vous les livres ?', 'fr', null],
    ['How do I pack my parcel?', 'en', null],
    ['Who pays if I return a book?', 'en', null],
  ])('%s', (text, language, id) => {
    expect(sureQuestion(matchLexicon(text, language), namedCountry(text, language) !== null)).toBe(id);
  });
});

describe('nextQuestion', () => {
  it.each<[string, string, Language, string | null]>([
    ['shipping', 'und wie lange dauert das?', 'de', 'delivery-time'],
    ['shipping', 'et combien ça coûte ?', 'fr', 'postage-to-you'],
    ['returns', 'and who pays?', 'en', 'return-postage'],
    ['privacy', 'and how long?', 'en', null],
  ])('%s: %s', (topic, text, language, id) => {
    expect(nextQuestion(topic, matchLexicon(text, language))).toBe(id);
  });
});
