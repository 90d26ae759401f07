import type { Ctx } from '../platform/context';
import { decideLines } from '../trades/inbound/decide-lines';
import { postParcel } from '../trades/inbound/post-parcel';
import { deliverOrder } from '../trades/outbound/deliver-order';
import { receiveReturn } from '../trades/outbound/receive-return';
import { reportReturnSent } from '../trades/outbound/report-return-sent';
import { withdrawLines } from '../trades/outbound/withdraw-lines';
import type { DemoBooks } from './choose-books';
import { clerkAt, readerAt, type Ago } from './demo-people';
import {
  bookTransfer,
  dispatch,
  finishGradingOf,
  gradeAsSaid,
  gradeLower,
  pack,
  payOut,
  receiveFirstParcel,
} from './desk-steps';
import { placeOrder, type PlacedOrder } from './place-order';

/** Data of a story: the instant of filling, and its own books. */
export interface StoryContext {
  readonly ctx: Ctx;
  /** Takes the next copies to buy and the next books to sell; each is used once. */
  readonly buy: (count: number) => DemoBooks['copies'];
  readonly sell: (count: number) => readonly string[];
}

type Story = (context: StoryContext) => Promise<void>;

const requestFor = ({ id }: PlacedOrder) => ({ id, key: null });
const postFirstParcel = (ctx: Ctx, order: PlacedOrder, ago: Ago, tracking: string) =>
  postParcel(readerAt(ctx, ago), requestFor(order), { parcel: 1, carrier: 'an-post', tracking });

/** Creates a sale that was paid as store credit. */
const soldForCredit: Story = async ({ ctx, sell }) => {
  const order = await placeOrder(readerAt(ctx, { days: 58 }), {
    sells: sell(6),
    settlement: 'payout',
    payout: 'store-credit',
  });
  await postFirstParcel(ctx, order, { days: 57 }, 'CE100200301IE');
  await receiveFirstParcel(clerkAt(ctx, { days: 54 }), order);
  await gradeAsSaid(clerkAt(ctx, { days: 53 }), order, 6);
  await finishGradingOf(clerkAt(ctx, { days: 53 }), order);
};

/** Creates a purchase that was delivered long ago. */
const boughtAndDelivered: Story = async ({ ctx, buy }) => {
  const order = await placeOrder(readerAt(ctx, { days: 46 }), { buys: buy(2), settlement: 'pay-now' });
  await bookTransfer(clerkAt(ctx, { days: 45 }), order);
  await pack(clerkAt(ctx, { days: 44, hours: 3 }), order);
  await dispatch(clerkAt(ctx, { days: 44 }), order, 'CE100200302IE');
  await deliverOrder(clerkAt(ctx, { days: 41 }), { trade: order.id });
};

/** Creates a sale with one copy found worse, its lower offer accepted, and paid to the bank account. */
const soldForMoney: Story = async ({ ctx, sell }) => {
  const order = await placeOrder(readerAt(ctx, { days: 40 }), {
    sells: sell(6),
    settlement: 'payout',
    payout: 'bank',
  });
  await postFirstParcel(ctx, order, { days: 39 }, 'CE100200303IE');
  await receiveFirstParcel(clerkAt(ctx, { days: 36 }), order);
  await gradeAsSaid(clerkAt(ctx, { days: 35 }), order, 5);
  await gradeLower(clerkAt(ctx, { days: 35 }), order, { line: 6, grade: 'good', reason: 'wear' });
  await finishGradingOf(clerkAt(ctx, { days: 35 }), order);
  await decideLines(readerAt(ctx, { days: 34 }), requestFor(order), { decisions: [{ line: 6, decision: 'accept' }] });
  await payOut(clerkAt(ctx, { days: 33 }), order);
};

/** Creates a purchase of which one book came back and was refunded. */
const boughtAndReturned: Story = async ({ ctx, buy }) => {
  const order = await placeOrder(readerAt(ctx, { days: 26 }), { buys: buy(2), settlement: 'pay-now' });
  await bookTransfer(clerkAt(ctx, { days: 25 }), order);
  await pack(clerkAt(ctx, { days: 24, hours: 3 }), order);
  await dispatch(clerkAt(ctx, { days: 24 }), order, 'CE100200304IE');
  await deliverOrder(clerkAt(ctx, { days: 21 }), { trade: order.id });
  await withdrawLines(readerAt(ctx, { days: 17 }), { ...requestFor(order), lines: [1], reason: 'withdraw', words: '' });
  await reportReturnSent(readerAt(ctx, { days: 16 }), {
    ...requestFor(order),
    carrier: 'an-post',
    tracking: 'CE100200305IE',
  });
  await receiveReturn(clerkAt(ctx, { days: 12 }), { trade: order.id, line: 1, condition: 'as-sent' });
  await payOut(clerkAt(ctx, { days: 11 }), order);
};

/**
 * Creates a purchase that is late: the day promised at its payment has passed, and the books are still in the shop. A
 * parcel on its way would count as delivered ten days after its dispatch.
 */
const boughtAndLate: Story = async ({ ctx, buy }) => {
  const order = await placeOrder(readerAt(ctx, { days: 19 }), { buys: buy(1), settlement: 'pay-now' });
  await bookTransfer(clerkAt(ctx, { days: 18 }), order);
};

/** Creates a swap whose books are on their way to the customer. */
const swapped: Story = async ({ ctx, buy, sell }) => {
  const order = await placeOrder(readerAt(ctx, { days: 15 }), {
    sells: sell(8),
    buys: buy(2),
    settlement: 'swap',
    payout: 'bank',
  });
  await postFirstParcel(ctx, order, { days: 14 }, 'CE100200306IE');
  await receiveFirstParcel(clerkAt(ctx, { days: 10 }), order);
  await gradeAsSaid(clerkAt(ctx, { days: 9 }), order, 8);
  await finishGradingOf(clerkAt(ctx, { days: 9 }), order);
  // The offers may be worth less than the books bought: then the customer pays the difference.
  if (order.amount > 0) await bookTransfer(clerkAt(ctx, { days: 8 }), order);
  await payOut(clerkAt(ctx, { days: 7 }), order);
  await pack(clerkAt(ctx, { days: 2 }), order);
  await dispatch(clerkAt(ctx, { days: 1, hours: 20 }), order, 'CE100200307IE');
};

/** Creates a sale in which the customer is asked about a copy found worse. */
const asksAboutCopy: Story = async ({ ctx, sell }) => {
  const order = await placeOrder(readerAt(ctx, { days: 13 }), {
    sells: sell(5),
    settlement: 'payout',
    payout: 'bank',
  });
  await postFirstParcel(ctx, order, { days: 11 }, 'CE100200308IE');
  await receiveFirstParcel(clerkAt(ctx, { days: 4 }), order);
  await gradeAsSaid(clerkAt(ctx, { days: 3 }), order, 4);
  await gradeLower(clerkAt(ctx, { days: 3 }), order, { line: 5, grade: 'acceptable', reason: 'marks' });
  await finishGradingOf(clerkAt(ctx, { days: 3 }), order);
};

/** Creates a sale that is being graded. */
const beingGraded: Story = async ({ ctx, sell }) => {
  const order = await placeOrder(readerAt(ctx, { days: 8 }), { sells: sell(5), settlement: 'payout', payout: 'bank' });
  await postFirstParcel(ctx, order, { days: 6 }, 'CE100200309IE');
  await receiveFirstParcel(clerkAt(ctx, { days: 1 }), order);
  await gradeAsSaid(clerkAt(ctx, { days: 0, hours: 2 }), order, 2);
};

/** Creates a sale whose parcel is on its way to the shop. */
const onItsWay: Story = async ({ ctx, sell }) => {
  const order = await placeOrder(readerAt(ctx, { days: 5 }), {
    sells: sell(5),
    settlement: 'payout',
    payout: 'store-credit',
  });
  await postFirstParcel(ctx, order, { days: 2 }, 'CE100200310IE');
};

/** Creates a sale that the customer still has to pack and post. */
const toBePosted: Story = async ({ ctx, sell }) => {
  await placeOrder(readerAt(ctx, { days: 1, hours: 4 }), { sells: sell(5), settlement: 'payout', payout: 'bank' });
};

/** Purchases in the states before delivery. The last one waits for its transfer. */
const purchases: Story = async ({ ctx, buy }) => {
  const sent = await placeOrder(readerAt(ctx, { days: 6 }), {
    buys: buy(2),
    settlement: 'pay-now',
    useStoreCredit: true,
  });
  await bookTransfer(clerkAt(ctx, { days: 5 }), sent);
  await pack(clerkAt(ctx, { days: 3 }), sent);
  await dispatch(clerkAt(ctx, { days: 2 }), sent, 'CE100200311IE');
  const packed = await placeOrder(readerAt(ctx, { days: 4 }), { buys: buy(1), settlement: 'pay-now' });
  await bookTransfer(clerkAt(ctx, { days: 2 }), packed);
  await pack(clerkAt(ctx, { days: 0, hours: 5 }), packed);
  const paid = await placeOrder(readerAt(ctx, { days: 2 }), { buys: buy(2), settlement: 'pay-now' });
  await bookTransfer(clerkAt(ctx, { days: 0, hours: 6 }), paid);
  await placeOrder(readerAt(ctx, { days: 0, hours: 3 }), { buys: buy(1), settlement: 'pay-now' });
};

/** The demo customer's orders, in the order in which they were placed. */
export const stories: readonly Story[] = [
  soldForCredit,
  boughtAndDelivered,
  soldForMoney,
  boughtAndReturned,
  boughtAndLate,
  swapped,
  asksAboutCopy,
  beingGraded,
  onItsWay,
  purchases,
  toBePosted,
];
