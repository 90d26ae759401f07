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
    ['How will you be sending the books?', 'en', null],
    ['How do I send you my books?', 'en', 'how-to-pack'],
    ['How can I send my books to you?', 'en', 'how-to-pack'],
    ['Wie schicke ich euch meine Bücher?', 'de', 'how-to-pack'],
    ['Comment vous envoyer mes livres ?', 'fr', 'how-to-pack'],
    ['¿Cómo os envío mis libros?', 'es', 'how-to-pack'],
    ['Come vi spedisco i miei libri?', 'it', 'how-to-pack'],
    ['Hoe stuur ik jullie mijn boeken?', 'nl', 'how-to-pack'],
    ['Hoe versturen jullie de boeken?', 'nl', null],
    ['Jak wysłać wam moje książki?', 'pl', 'how-to-pack'],
    ['Como vos envio os meus livros?', 'pt', 'how-to-pack'],
    ['本をどうやって送ればいいですか', 'ja', 'how-to-pack'],
    ['كيف أرسل لكم كتبي؟', 'ar', 'how-to-pack'],
    ['كيف أرسل إليكم كتبي؟', 'ar', 'how-to-pack'],
    ['missing cover', 'en', 'which-books'],
    ['my book has no cover', 'en', 'which-books'],
    ['Mein Buch hat keinen Einband', 'de', 'which-books'],
    ['Mon livre n’a pas de couverture', 'fr', 'which-books'],
    ['A mi libro le falta la cubierta', 'es', 'which-books'],
    ['Il mio libro non ha la copertina', 'it', 'which-books'],
    ['Mijn boek heeft geen kaft', 'nl', 'which-books'],
    ['Moja książka nie ma okładki', 'pl', 'which-books'],
    ['O meu livro não tem capa', 'pt', 'which-books'],
    ['本の表紙がありません', 'ja', 'which-books'],
    ['كتابي بلا غلاف', 'ar', 'which-books'],
    ['my book has no dust jacket', 'en', 'choose-a-grade'],
    ['the jacket is missing', 'en', 'choose-a-grade'],
    ['Der Schutzumschlag fehlt', 'de', 'choose-a-grade'],
    ['Il manque la jaquette', 'fr', 'choose-a-grade'],
    ['Falta la sobrecubierta', 'es', 'choose-a-grade'],
    ['Manca la sovraccoperta', 'it', 'choose-a-grade'],
    ['De stofomslag ontbreekt', 'nl', 'choose-a-grade'],
    ['Brakuje obwoluty', 'pl', 'choose-a-grade'],
    ['Falta a sobrecapa', 'pt', 'choose-a-grade'],
    ['本のカバーがない', 'ja', 'choose-a-grade'],
    ['الغلاف الخارجي مفقود', 'ar', 'choose-a-grade'],
    ['the book I bought has no dust jacket', 'en', 'not-as-described'],
    ['the dust jacket is lost so there is no barcode, where else do I look', 'en', null],
    ['¿tenéis Dune sin tapa dura?', 'es', null],
    ['do you have it without the cover picture', 'en', null],
    ['how can I discover new books', 'en', null],
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
