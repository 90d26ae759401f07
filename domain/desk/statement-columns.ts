import { fold } from '../catalogue/words';

export const statementFields = ['id', 'date', 'amount', 'currency', 'reference', 'payer'] as const;
export type StatementField = (typeof statementFields)[number];

/** What banks call their columns, folded and without spaces; the first that is there counts. */
const names: Readonly<Record<StatementField, readonly string[]>> = {
  id: ['transactionid', 'entryreference', 'bankreference', 'acctsvcrref', 'transactionreference', 'buchungsreferenz', 'umsatzid', 'idoperation', 'idoperacion', 'idtransazione', 'transactieid', 'volgnr', 'numerreferencyjny', 'idtransakcji', 'idtransacao', '取引番号', 'رقمالعملية', 'id'],
  date: ['bookingdate', 'buchungstag', 'buchungsdatum', 'dateoperation', 'datecomptable', 'fechaoperacion', 'dataoperazione', 'datacontabile', 'boekdatum', 'dataoperacji', 'dataksiegowania', 'datadaoperacao', 'datamovimento', '取引日', '日付', 'تاريخالعملية', 'التاريخ', 'date', 'datum', 'fecha', 'data', 'valuedate', 'valutadatum', 'transactiondate', 'posteddate'],
  amount: ['amount', 'betrag', 'umsatz', 'montant', 'importe', 'importo', 'bedrag', 'kwota', 'montante', 'valor', '入金額', '金額', 'المبلغ', 'credit', 'haben', 'avere', 'haber', 'creditamount', 'amounteur', 'bedrageur'],
  currency: ['currency', 'wahrung', 'waehrung', 'devise', 'divisa', 'moneda', 'munt', 'muntsoort', 'waluta', 'moeda', '通貨', 'العملة', 'ccy'],
  reference: ['remittanceinformation', 'reference', 'verwendungszweck', 'buchungstext', 'libelle', 'motif', 'communication', 'concepto', 'causale', 'descrizione', 'omschrijving', 'mededelingen', 'tytul', 'tytulem', 'opis', 'descricao', 'descritivo', '摘要', '内容', 'البيان', 'الوصف', 'description', 'details', 'memo', 'narrative', 'paymentreference'],
  payer: ['payer', 'payername', 'debtorname', 'counterparty', 'namezahlungsbeteiligter', 'auftraggeber', 'zahlungspflichtiger', 'beguenstigterzahlungspflichtiger', 'donneurdordre', 'emetteur', 'ordenante', 'ordinante', 'naamtegenpartij', 'tegenpartij', 'nadawca', 'kontrahent', 'ordenador', '振込依頼人', '依頼人', 'المرسل', 'name'],
};

const key = (cell: string) => fold(cell).replace(/[^\p{L}\p{N}]/gu, '');

/** Place of each column that a statement's head names; -1 for one it does not. */
export function statementColumns(head: readonly string[]): Readonly<Record<StatementField, number>> {
  const cells = head.map(key);
  const place = (field: StatementField) => names[field].map((name) => cells.indexOf(key(name))).find((at) => at !== -1) ?? -1;
  return { id: place('id'), date: place('date'), amount: place('amount'), currency: place('currency'), reference: place('reference'), payer: place('payer') };
}
