import { nextBankDay } from '../calendar/bank-days';
import { decimalAmount } from '../files/decimal-amount';
import { localDay } from '../deadline';
import { defaultMarket } from '../market/market';
import { timeZoneOf } from '../market/time-zone';
import { xmlDocument, type XmlNode as Node } from '../files/xml';
import { orderTotal, type PayoutOrder } from './payout-order';
import { sepaText } from './sepa-text';

/** Characters of a name and of a remittance text in the SEPA schemes. */
const maxNameLetters = 70;
const maxReferenceLetters = 140;
/** Name of an account holder that has no Latin letters; the IBAN identifies the account. */
const unnamed = 'NOTPROVIDED';
const iban = (text: string): Node => ['Id', [['IBAN', text]]];

/** Returns the element of one transfer of an order. */
function transferNode(
  { id, amount, holder, iban: account, reference }: PayoutOrder['transfers'][number],
  { from, currency }: PayoutOrder,
): Node {
  const text = sepaText(`${from.holder} ${reference}`, maxReferenceLetters) ?? reference;
  return [
    'CdtTrfTxInf',
    [
      ['PmtId', [['EndToEndId', id]]],
      ['Amt', [['InstdAmt', decimalAmount(amount, currency), ` Ccy="${currency}"`]]],
      ['Cdtr', [['Nm', sepaText(holder, maxNameLetters) ?? unnamed]]],
      ['CdtrAcct', [iban(account)]],
      ['RmtInf', [['Ustrd', text]]],
    ],
  ];
}

/**
 * Returns SEPA credit transfers as an ISO 20022 message `pain.001.001.09` in one batch. It is executed on the day it is
 * made (by the shop's time zone), or on the next bank day.
 * @throws {RangeError} on another currency than EUR, or without transfers
 * @see EPC132-08 (service level SEPA, shared charges, names of at most 70 characters in the SEPA character set)
 */
export function pain001(order: PayoutOrder): string {
  const { id, madeAt, from, currency, transfers } = order;
  if (currency !== 'EUR') throw new RangeError(`SEPA carries euros only: ${currency}`);
  if (transfers.length === 0) throw new RangeError('nothing to transfer');
  const day = nextBankDay(localDay(madeAt, timeZoneOf(defaultMarket)));
  const shop = sepaText(from.holder, maxNameLetters) ?? unnamed;
  const sums: Node[] = [
    ['NbOfTxs', String(transfers.length)],
    ['CtrlSum', decimalAmount(orderTotal(order), currency)],
  ];
  const message: Node = [
    'CstmrCdtTrfInitn',
    [
      ['GrpHdr', [['MsgId', id], ['CreDtTm', `${madeAt.slice(0, 19)}Z`], ...sums, ['InitgPty', [['Nm', shop]]]]],
      [
        'PmtInf',
        [
          ['PmtInfId', id],
          ['PmtMtd', 'TRF'],
          ['BtchBookg', 'true'],
          ...sums,
          ['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]],
          ['ReqdExctnDt', [['Dt', day]]],
          ['Dbtr', [['Nm', shop]]],
          ['DbtrAcct', [iban(from.iban)]],
          ['DbtrAgt', [['FinInstnId', from.bic === '' ? [['Othr', [['Id', unnamed]]]] : [['BICFI', from.bic]]]]],
          ['ChrgBr', 'SLEV'],
          ...transfers.map((transfer) => transferNode(transfer, order)),
        ],
      ],
    ],
  ];
  const namespace = ' xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"';
  return xmlDocument(['Document', [message], namespace]);
}
