/** Words around a number in a text: the word ISBN, those of another number (an order, a telephone), or neither. */
export type NumberContext = 'isbn' | 'other' | 'none';

/** Characters before and after a number that can name it. */
const nearBefore = 40;
const nearAfter = 12;

const isbnBefore = /ISBN(?:[-\s]?(?:10|13))?[^\p{L}\p{N}]{0,6}$/iu;
const isbnAfter = /^[^\p{L}\p{N}\r\n]{0,4}ISBN/iu;
/** Signs before telephone and order numbers. */
const signBefore = /[+#№@][\s(]*$/u;

/** Beginnings of words that name numbers of ten digits which are not ISBNs, by language. */
const otherWords = [
  'phone tel telephone mobile cell fax whatsapp order invoice customer account',
  'reference ref tracking parcel shipment ticket booking member receipt case',
  'telefon handy mobil auftrag bestell rechnung kunden konto sendung vorgang paket beleg',
  'tél téléphone portable commande facture client compte suivi colis dossier',
  'teléfono móvil pedido factura cliente cuenta seguimiento envío',
  'telefono cellulare ordine fattura conto spedizione',
  'telefoon mobiel factuur klant rekening zending pakket',
  'zamówieni faktur klient rachun przesył paczk komórk',
  'telefone telemóvel encomenda fatura conta envio',
].flatMap((line) => line.split(' '));
/** The same in scripts that write words without spaces or with prefixes. */
const otherWordsAnywhere = [
  '電話 携帯 注文 請求 顧客 お客様 口座 追跡 荷物 伝票',
  'هاتف جوال طلب فاتورة عميل حساب تتبع شحنة',
].flatMap((line) => line.split(' '));
/** A naming word may be followed by two short ones: "Order number is". */
const otherBefore = new RegExp(
  `(?:(?<!\\p{L})(?:${otherWords.join('|')})\\p{L}{0,12}|(?:${otherWordsAnywhere.join('|')})\\p{L}{0,6})` +
    '[^\\p{L}\\p{N}]{0,3}(?:\\p{L}{1,10}[^\\p{L}\\p{N}]{1,3}){0,2}$',
  'iu',
);

/** Returns what names the number at `from` to `to`: the words before it on its line, else those of the line before. */
export function contextOf(text: string, from: number, to: number): NumberContext {
  const before = text.slice(Math.max(0, from - nearBefore), from);
  if (isbnBefore.test(before) || isbnAfter.test(text.slice(to, to + nearAfter))) return 'isbn';
  return signBefore.test(before) || otherBefore.test(before.replace(/\s+$/u, ' ')) ? 'other' : 'none';
}

/** Returns whether a text holds codes alone, without words: a list from a scanner or a column, no mail. */
export function isCodeList(text: string): boolean {
  return !/\p{L}/u.test(text.replace(/ISBN|ISSN|EAN|(?<=\d[ -]?)X(?!\p{L})/giu, ''));
}
