import { env } from 'cloudflare:workers';
import { expect, vi } from 'vitest';
import { findFaults } from '../worker/trades/money/check/check-ledger';
import { dispatchOrder } from '../worker/trades/outbound/dispatch-order';
import { packOrder } from '../worker/trades/outbound/pack-order';
import { balanceOfSide, type Buyer } from '../worker/testing/buyers';
import {
  callFakeStripe,
  beginPayment,
  placeCardOrder,
  clerk,
  fillShelves,
  readStates,
  sendWebhook,
} from './worker-stripe';
import type { StripeDispute } from './worker-stripe-server';

/** A trade that was paid by card. */
export interface Paid {
  readonly buyer: Buyer;
  readonly session: string;
  readonly paid: number;
}

/** Stores books together with the movements that brought them, so that the ledger check finds no fault. */
export async function addBooks(): Promise<void> {
  await fillShelves();
  await env.DB.prepare(
    `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, unit_cost, at) SELECT isbn, grade,
      on_hand, 'opening', 200, '2026-01-01T00:00:00.000Z' FROM stock`,
  ).run();
}
/** Makes the provider available and fast. */
export async function resetFakeStripe(): Promise<void> {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await callFakeStripe('down/no');
  await callFakeStripe('refunds/succeeded');
}

export async function paidByCard(quantity = 1, buyer?: Buyer): Promise<Paid> {
  const who = buyer ?? (await placeCardOrder(quantity));
  const paid = (await who.readTrade()).toPay.minor;
  const session = await beginPayment(who);
  await callFakeStripe(`pay/${session}`);
  await sendWebhook(session);
  return { buyer: who, session, paid };
}
/** Disputes the payment as the buyer's bank. Resolves to the dispute's id. */
export const openDispute = async ({ session }: Pick<Paid, 'session'>, how: StripeDispute = {}) =>
  (await (await callFakeStripe(`dispute/${session}`, how)).json<{ id: string }>()).id;
/** Changes the status of a dispute at the provider. */
export const setDisputeStatus = (id: string, status: string, moves?: StripeDispute['moves']) =>
  callFakeStripe(`bank-says/${id}`, { status, ...(moves === undefined ? {} : { moves }) });
export const sendDisputeEvent = (
  id: string,
  type: 'created' | 'funds_withdrawn' | 'funds_reinstated' | 'updated' | 'closed',
) => sendWebhook(id, { type: `charge.dispute.${type}` });

/** Returns the trade's states, the balance of its purchase, and the amounts to pay and to get. */
export async function readStatesAndBalance({ buyer }: Paid): Promise<unknown[]> {
  const trade = await buyer.readTrade();
  return [await readStates(buyer), balanceOfSide(trade, 'purchase'), trade.toPay.minor, trade.toGet.minor];
}
/** Returns the state of each dispute and the amount that the bank holds. */
export const readDisputes = async ({ buyer }: Paid) =>
  (await buyer.readTrade()).disputes.map(({ state, withdrawn }) => [state, withdrawn.minor]);
export const expectNoFaults = async () => expect(await findFaults(clerk())).toEqual([]);
export async function packAndDispatch({ buyer }: Paid): Promise<void> {
  await packOrder(clerk(), { trade: buyer.id });
  await dispatchOrder(clerk(), { trade: buyer.id, carrier: 'an-post', tracking: 'CE1' });
}
