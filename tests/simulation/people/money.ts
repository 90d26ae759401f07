import { createHmac } from 'node:crypto';
import { stripeSecret, type WaitingEvent } from '../shim/providers';
import { oneOf, type Act, type FindAct } from './act';
import { outcomeOf, type Outcome, type Tab } from './tab';
import type { Simulation } from './simulation';

/** Returns the amount that a trade's purchase still owes, by its ledger. */
const owedSql = `SELECT t.number, t.currency, -sum(l.amount) AS owed FROM trades t JOIN trade_ledger l
    ON l.trade_id = t.id AND l.side = 'purchase'
  WHERE t.settlement_state IN ('awaiting-payment', 'lapsed', 'agreed', 'balanced') GROUP BY t.id
      ORDER BY t.placed_at, t.id`;

/** A bank statement arrives: mostly the full amount of a trade, else a part, too much, or without a known trade. */
export const statement: FindAct = (simulation, random): Act | null => {
  const rows = simulation.world.primary.read(owedSql);
  const owing = rows.filter(({ owed }) => Number(owed) > 0);
  const found = oneOf(random, owing.length > 0 && random.chance(0.9) ? owing : rows);
  if (found === null) return null;
  const owed = Math.max(0, Number(found['owed']));
  const amount = Math.max(1, random.pick([owed, owed, owed, Math.floor(owed / 2), owed + 1, owed - 1]) || 100);
  const transfer = { number: String(found['number']), amount, currency: String(found['currency']) };
  return bankTransfer(simulation, { ...transfer, isKnown: random.chance(0.95) });
};

/** A transfer to the shop's bank account. */
interface Transfer {
  /** Number of the trade that the transfer pays. */
  readonly number: string;
  readonly amount: number;
  readonly currency: string;
  /** False: its reference names no trade. */
  readonly isKnown?: boolean;
}

/** Returns the act of the clerk who books a transfer. */
export function bankTransfer(simulation: Simulation, { number, amount, currency, isKnown = true }: Transfer): Act {
  const booking = simulation.next.booking;
  simulation.next.booking += 1;
  const row = {
    eventId: `bank-${booking}`,
    amount,
    currency,
    reference: isKnown ? `Books ${number.replace('-', ' ').toLowerCase()}` : 'thank you',
    payer: 'A. Reader',
    at: simulation.world.clock.iso(),
  };
  return {
    description: `${amount} ${currency} (minor units) come by bank for ${isKnown ? number : 'nobody'}`,
    run: async (tab) => outcomeOf(await tab.call(simulation.clerk, 'POST', '/api/desk/money', { rows: [row] })),
  };
}

/** The clerk assigns unmatched money to a trade or refunds it. */
export const match: FindAct = (simulation, random): Act | null => {
  const { primary } = simulation.world;
  const money = oneOf(random, primary.read('SELECT id FROM unmatched_money WHERE ended_at IS NULL ORDER BY id'));
  if (money === null) return null;
  const trade = random.chance(0.5)
    ? oneOf(random, primary.read('SELECT number FROM trades ORDER BY placed_at, id'))
    : null;
  const [path, body] = trade === null ? ['send-back', undefined] : ['match', { trade: trade['number'] }];
  return {
    description: `the clerk deals with money of nobody: ${path}`,
    run: async (tab) =>
      outcomeOf(await tab.call(simulation.clerk, 'POST', `/api/desk/money/${String(money['id'])}/${path}`, body)),
  };
};

const queueEvent = (
  simulation: Simulation,
  type: string,
  id: string,
  metadata: Readonly<Record<string, string>> = {},
) => void simulation.world.providers.waiting.push({ type, id, metadata });

/** A person pays at Stripe, or the bank of a pending payment decides. The event waits. */
export const payByCard: FindAct = (simulation, random): Act | null => {
  const { stripe } = simulation.world.providers;
  const open = [...stripe.sessions.values()].filter(
    ({ status, payment_intent: intent }) => status === 'open' || intent?.status === 'processing',
  );
  const session = oneOf(random, open);
  if (session === null) return null;
  const isBank = session.payment_intent !== null;
  const status = random.pick(
    isBank
      ? (['succeeded', 'succeeded', 'requires_payment_method'] as const)
      : (['succeeded', 'succeeded', 'succeeded', 'processing'] as const),
  );
  return {
    description: `a card pays ${session.id}: ${status}`,
    run: () => {
      // Another actor may have ended the page a moment ago.
      if (session.status === 'expired') return Promise.resolve('session_expired');
      stripe.pay(session.id, { status });
      queueEvent(
        simulation,
        isBank
          ? `checkout.session.async_payment_${status === 'succeeded' ? 'succeeded' : 'failed'}`
          : 'checkout.session.completed',
        session.id,
      );
      return Promise.resolve('done');
    },
  };
};

/** The person returns from Stripe's page, paid or not. */
export const returnFromStripe: FindAct = (simulation, random): Act | null => {
  const intent = oneOf(
    random,
    simulation.world.primary.read('SELECT trade_id FROM payment_intents ORDER BY created_at, id'),
  );
  if (intent === null) return null;
  const id = String(intent['trade_id']);
  return {
    description: `a browser returns from the card page of ${id}`,
    run: async (tab) => outcomeOf(await tab.call(simulation.clerk, 'GET', `/api/trades/${id}/paid?lng=en`)),
  };
};

/** Stripe sends any waiting event, so the order varies; sometimes it sends an event twice, or never. */
export const event: FindAct = (simulation, random): Act | null => {
  const { waiting } = simulation.world.providers;
  const chosen = oneOf(random, waiting);
  if (chosen === null) return null;
  const [again, never] = [random.chance(0.2), random.chance(0.1)];
  const verb = never ? 'forgets' : 'tells';
  return {
    description: `Stripe ${verb} ${chosen.type} of ${chosen.id}${again ? ', and will again' : ''}`,
    run: async (tab) => {
      if (!again) remove(waiting, chosen);
      return never ? 'done' : send(tab, simulation, chosen);
    },
  };
};

function remove(waiting: WaitingEvent[], chosen: WaitingEvent): void {
  const at = waiting.indexOf(chosen);
  if (at >= 0) waiting.splice(at, 1);
}

/** Posts an event, signed as Stripe signs (docs.stripe.com/webhooks#verify-manually). */
export async function send(tab: Tab, simulation: Simulation, { type, id, metadata }: WaitingEvent): Promise<Outcome> {
  const payload = JSON.stringify({
    id: `evt_${id}`,
    object: 'event',
    type,
    livemode: false,
    data: { object: { id, metadata } },
  });
  const at = Math.floor(simulation.world.clock.now / 1000);
  const signature = createHmac('sha256', stripeSecret).update(`${at}.${payload}`).digest('hex');
  const visitor = { cookies: new Map<string, string>(), market: 'IE', network: '10.9.9.9' };
  return outcomeOf(
    await tab.call(visitor, 'POST', '/api/webhooks/stripe', payload, { 'Stripe-Signature': `t=${at},v1=${signature}` }),
  );
}

/** A bank disputes a card payment, or warns of fraud. */
export const dispute: FindAct = (simulation, random): Act | null => {
  const { stripe } = simulation.world.providers;
  const taken = new Set([
    ...stripe.disputes.map(({ payment_intent: intent }) => intent),
    ...stripe.warnings.map(({ payment_intent: intent }) => intent),
  ]);
  const session = oneOf(
    random,
    [...stripe.sessions.values()].filter(
      ({ payment_intent: intent }) => intent?.status === 'succeeded' && !taken.has(intent.id),
    ),
  );
  if (session === null) return null;
  const kind = random.pick(['dispute', 'inquiry', 'warning'] as const);
  return {
    description: `a bank raises a ${kind} about ${session.id}`,
    run: () => {
      if (kind === 'warning') queueEvent(simulation, 'radar.early_fraud_warning.created', stripe.warn(session.id).id);
      else
        queueEvent(
          simulation,
          'charge.dispute.created',
          stripe.dispute(session.id, kind === 'inquiry' ? { status: 'warning_needs_response' } : {}).id,
        );
      return Promise.resolve('done');
    },
  };
};

const isOpenDispute = (status: string) => !['won', 'lost', 'warning_closed'].includes(status);

/** A bank decides about a dispute. */
export const decideDispute: FindAct = (simulation, random): Act | null => {
  const { stripe } = simulation.world.providers;
  const found = oneOf(
    random,
    stripe.disputes.filter(({ status }) => isOpenDispute(status)),
  );
  if (found === null) return null;
  const status = found.status.startsWith('warning_') ? 'warning_closed' : random.pick(['won', 'lost']);
  return {
    description: `a bank decides dispute ${found.id}: ${status}`,
    run: () => {
      stripe.changeDispute(found.id, { status });
      queueEvent(simulation, 'charge.dispute.closed', found.id);
      return Promise.resolve('done');
    },
  };
};

/** Refunds by card are pending for a while; then they succeed or fail. */
export const refundArrives: FindAct = (simulation, random): Act | null => {
  const { stripe } = simulation.world.providers;
  const found = oneOf(
    random,
    stripe.refunds.filter(({ status }) => status === 'pending'),
  );
  if (found === null) {
    const next = random.pick(['pending', 'succeeded']);
    return {
      description: `new refunds by card are ${next} at first`,
      run: () => Promise.resolve(((stripe.refundStatus = next), 'done')),
    };
  }
  const status = random.pick(['succeeded', 'succeeded', 'failed']);
  return {
    description: `refund ${found.id} by card is ${status}`,
    run: () => {
      found.status = status;
      queueEvent(simulation, 'charge.refund.updated', found.id, found.metadata);
      return Promise.resolve('done');
    },
  };
};
