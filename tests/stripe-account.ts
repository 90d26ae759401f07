import type { StripeCall, StripeDispute, StripePayment } from './worker-stripe-server';

export interface Intent {
  readonly id: string;
  status: string;
  amount_received: number;
  currency: string;
}
export interface Session {
  readonly id: string;
  status: string;
  payment_intent: Intent | null;
  readonly metadata: Record<string, string>;
  readonly asked: URLSearchParams;
}
interface Refund {
  readonly id: string;
  readonly amount: number;
  readonly payment_intent: string;
  status: string;
  readonly metadata: Record<string, string>;
}

interface Dispute {
  readonly id: string;
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly reason: string;
  status: string;
  is_charge_refundable: boolean;
  balance_transactions: StripeDispute['moves'];
  readonly evidence_details: { readonly due_by: number };
}

interface Warning {
  readonly id: string;
  readonly object: 'radar.early_fraud_warning';
  readonly payment_intent: string;
  readonly charge: string;
  readonly created: number;
  readonly fraud_type: string;
  readonly actionable: boolean;
}

/** Stripe's answer to a call that it refuses. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, status = 400) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

/** An account at the test double of Stripe: its data, with the rules that the shop needs. */
export class StripeAccount {
  readonly sessions = new Map<string, Session>();
  readonly refunds: Refund[] = [];
  readonly disputes: Dispute[] = [];
  readonly warnings: Warning[] = [];
  private readonly answered = new Map<string, { readonly asked: string; readonly answer: object }>();
  private last = 0;
  /** State of new refunds, recorded calls, and whether the service is down. */
  refundStatus = 'succeeded';
  asked: StripeCall[] = [];
  isDown = false;

  private newId(kind: string): string {
    this.last += 1;
    return `${kind}_test_${this.last}`;
  }

  /** Returns the answer of a call. The same key is the same call; another body under it is refused. */
  answerOnce(key: string | undefined, asked: string, work: () => object): object {
    if (key === undefined) throw new Refusal('no_idempotency_key');
    const before = this.answered.get(key);
    if (before !== undefined) {
      if (before.asked !== asked) throw new Refusal('idempotency_key_in_use');
      return before.answer;
    }
    const answer = work();
    this.answered.set(key, { asked, answer });
    return answer;
  }

  requireSession(id: string): Session {
    const session = this.sessions.get(id);
    if (session === undefined) throw new Refusal('resource_missing', 404);
    return session;
  }

  openSession(asked: URLSearchParams): Session {
    if (Number(asked.get('expires_at')) < Date.now() / 1000 + 1800) throw new Refusal('expires_at_too_early');
    if (Number(asked.get('line_items[0][price_data][unit_amount]')) < 50) throw new Refusal('amount_too_small');
    const session: Session = {
      id: this.newId('cs'),
      status: 'open',
      payment_intent: null,
      metadata: { trade: asked.get('metadata[trade]') ?? '' },
      asked,
    };
    this.sessions.set(session.id, session);
    return session;
  }

  expireSession(id: string): Session {
    const session = this.requireSession(id);
    if (session.status !== 'open') throw new Refusal('session_not_open');
    session.status = 'expired';
    return session;
  }

  /** Pays a session as the person does on its page. A second call is the bank's decision. */
  pay(id: string, { status = 'succeeded', amount, currency }: StripePayment = {}): Session {
    const session = this.requireSession(id);
    if (session.status === 'expired') throw new Refusal('session_expired');
    const asked = Number(session.asked.get('line_items[0][price_data][unit_amount]'));
    session.status = 'complete';
    session.payment_intent ??= {
      id: this.newId('pi'),
      status,
      amount_received: 0,
      currency: currency ?? session.asked.get('line_items[0][price_data][currency]') ?? '',
    };
    session.payment_intent.status = status;
    session.payment_intent.amount_received = status === 'succeeded' ? (amount ?? asked) : 0;
    return session;
  }

  refund(asked: URLSearchParams): Refund {
    const intent = asked.get('payment_intent') ?? '';
    const amount = Number(asked.get('amount'));
    const session = [...this.sessions.values()].find(({ payment_intent: paid }) => paid?.id === intent);
    const received = session?.payment_intent?.amount_received ?? 0;
    const refunded = this.refunds
      .filter((refund) => refund.payment_intent === intent && refund.status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0);
    const disputes = this.disputes.filter((dispute) => dispute.payment_intent === intent);
    if (disputes.some(({ status, is_charge_refundable: may }) => status !== 'lost' && !may))
      throw new Refusal('charge_disputed');
    const lost = disputes.reduce((sum, dispute) => (dispute.status === 'lost' ? sum + dispute.amount : sum), 0);
    if (amount > received - refunded - lost) throw new Refusal('charge_already_refunded');
    const refund = {
      id: this.newId('re'),
      amount,
      payment_intent: intent,
      status: this.refundStatus,
      metadata: readPayout(asked),
    };
    this.refunds.push(refund);
    return refund;
  }

  /** Opens a dispute about a payment, as a bank does. While the bank only asks, the payment may still be refunded. */
  dispute(session: string, { status = 'needs_response', amount, moves }: StripeDispute): Dispute {
    const intent = this.requireSession(session).payment_intent;
    if (intent === null) throw new Refusal('resource_missing', 404);
    const disputed = amount ?? intent.amount_received;
    const created = Math.floor(Date.now() / 1000);
    const dispute = {
      id: this.newId('dp'),
      payment_intent: intent.id,
      amount: disputed,
      currency: intent.currency,
      created,
      reason: 'product_not_received',
      status,
      is_charge_refundable: status.startsWith('warning_') || status === 'won',
      evidence_details: { due_by: created + 7 * 86_400 },
      balance_transactions:
        moves ?? (status.startsWith('warning_') ? [] : [{ amount: -disputed, currency: intent.currency }]),
    };
    this.disputes.push(dispute);
    return dispute;
  }

  /** Warns that a payment was probably fraudulent, as a bank does. */
  warn(session: string): Warning {
    const intent = this.requireSession(session).payment_intent;
    if (intent === null) throw new Refusal('resource_missing', 404);
    const warning = {
      id: this.newId('issfr'),
      object: 'radar.early_fraud_warning' as const,
      payment_intent: intent.id,
      charge: intent.id.replace('pi_', 'ch_'),
      created: Math.floor(Date.now() / 1000),
      fraud_type: 'made_with_stolen_card',
      actionable: true,
    };
    this.warnings.push(warning);
    return warning;
  }

  /** Changes a dispute, as its bank does. The shop gets the money of a won dispute. */
  changeDispute(id: string, { status = 'under_review', moves }: StripeDispute): Dispute {
    const dispute = this.requireById(id, this.disputes);
    const { amount, currency } = dispute;
    dispute.status = status;
    dispute.is_charge_refundable = status.startsWith('warning_') || status === 'won';
    if (moves !== undefined) dispute.balance_transactions = moves;
    else if (status === 'won')
      dispute.balance_transactions = [
        { amount: -amount, currency },
        { amount, currency },
      ];
    return dispute;
  }

  /** Returns what the shop has of a payment: less refunds and less chargebacks that were not returned. */
  balanceOf(session: string): number {
    const intent = this.requireSession(session).payment_intent;
    const refunded = this.refunds
      .filter((refund) => refund.payment_intent === intent?.id && refund.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
    const moved = this.disputes
      .filter((dispute) => dispute.payment_intent === intent?.id)
      .flatMap(({ balance_transactions: moves }) => moves ?? [])
      .reduce((sum, { amount }) => sum + amount, 0);
    return (intent?.amount_received ?? 0) - refunded + moved;
  }

  requireById<Item extends { readonly id: string }>(id: string, items: readonly Item[]): Item {
    const found = items.find((item) => item.id === id);
    if (found === undefined) throw new Refusal('resource_missing', 404);
    return found;
  }

  /** Refunds a whole payment, as the shop's staff can on Stripe's own pages. */
  refundByHand(session: string): Refund {
    const intent = this.requireSession(session).payment_intent;
    return this.refund(
      new URLSearchParams({ payment_intent: intent?.id ?? '', amount: String(intent?.amount_received ?? 0) }),
    );
  }
}

const readPayout = (asked: URLSearchParams): Record<string, string> => {
  const payout = asked.get('metadata[payout]');
  return payout === null ? {} : { payout };
};
