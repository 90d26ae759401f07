import type { DeskTrade } from '../../../domain/desk/trade-schema';
import type { QueueItem } from '../../../domain/desk/queue-schemas';
import { decimalAmount } from '../../../domain/files/decimal-amount';
import type { Currency } from '../../../domain/money';
import { settlementStateFacts } from '../../../domain/trades/lifecycle/state-facts';
import type { Trade } from '../../../domain/trades/schemas';
import { bookedOf, minorOf, sumOf, type Comparison } from './comparison';

/** A trade as the desk reads it. */
export interface DeskStated {
  readonly page: Trade;
  readonly desk: DeskTrade;
  /** The trade in the queue of its settlement's state, and in the queue of its order's state. */
  readonly money: QueueItem | null;
  readonly order: QueueItem | null;
}

/** Compares the desk's page of a trade, and its rows of the queues, with the customer's page and the ledger. */
export function deskComparisons({ page, desk, money, order }: DeskStated): Comparison[] {
  const { payouts } = desk.desk;
  const amountOf = (kind: 'payout' | 'refund', ...states: readonly string[]) =>
    minorOf(payouts.filter((row) => row.kind === kind && states.includes(row.state)).map(({ amount }) => amount));
  // A payout is booked when it is sent, and a refund when it is confirmed.
  const due = amountOf('payout', 'due') + amountOf('refund', 'due', 'sent');
  // The desk decides about each failed one, so none of them is also in another row.
  const failed = amountOf('payout', 'failed') + amountOf('refund', 'failed');
  const isUnpaid = desk.settlementState === 'awaiting-payment';
  const isPayable =
    settlementStateFacts[desk.settlementState].needsShopPayment || desk.settlementState === 'payout-sent';
  const canPack = desk.desk.allowed.includes('pack');
  return [
    [
      'desk: bookings',
      minorOf(desk.ledger.map(({ amount }) => amount)),
      minorOf(page.ledger.map(({ amount }) => amount)),
    ],
    ['desk: to pay', desk.toPay.minor, page.toPay.minor],
    ['desk: to get', desk.toGet.minor, page.toGet.minor],
    ['desk: sent payouts', amountOf('payout', 'sent', 'done'), 0 - bookedOf(page, 'payout', 'payout-failed')],
    ['desk: done refunds', amountOf('refund', 'done'), 0 - bookedOf(page, 'refund', 'refund-failed')],
    ['desk: due or failed without a debt', Math.max(0, due + failed - desk.toGet.minor), 0],
    ...(isUnpaid ? [['queue: to pay', money?.amount?.minor ?? -1, page.toPay.minor] as const] : []),
    ...(isPayable
      ? [
          [
            'queue: payouts and refunds',
            money?.amount?.minor ?? -1,
            amountOf('payout', 'due', 'sent', 'failed') + amountOf('refund', 'due', 'sent', 'failed'),
          ] as const,
        ]
      : []),
    ...(page.outbound?.state === 'reserved'
      ? [['queue: ready to pack', Number(order?.state === 'to-pack'), Number(canPack)] as const]
      : []),
  ];
}

/** A payout file with its transfers, as the rows have them. */
export interface StatedFile {
  readonly text: string;
  readonly currency: Currency;
  readonly count: number;
  readonly total: number;
  readonly transfers: readonly { readonly id: string; readonly number: string; readonly amount: number }[];
}

/** Compares the text and the row of a payout file with its transfers. */
export function fileComparisons({ text, currency, count, total, transfers }: StatedFile): Comparison[] {
  const isXml = text.startsWith('<?xml');
  const lines = isXml ? text.split('<CdtTrfTxInf>') : text.split('\r\n').filter((line) => line !== '');
  const stated = ({ id, number, amount }: StatedFile['transfers'][number]) => {
    const decimal = decimalAmount(amount, currency);
    const shown = isXml ? ` Ccy="${currency}">${decimal}<` : `,${decimal},${currency},`;
    return lines.some((line) => line.includes(id) && line.includes(number) && line.includes(shown));
  };
  const sum = sumOf(transfers.map(({ amount }) => amount));
  const sums = isXml ? text.split(`<CtrlSum>${decimalAmount(sum, currency)}</CtrlSum>`).length - 1 : 2;
  return [
    ['payout file: number of transfers', count, transfers.length],
    ['payout file: transfers in the text', lines.length - 1, transfers.length],
    ['payout file: total', total, sum],
    ['payout file: control sums', sums, 2],
    ['payout file: transfers that differ', transfers.filter((transfer) => !stated(transfer)).length, 0],
  ];
}
