import type { StatesOfParts, TradePart } from './states';

/**
 * Steps of a trade that the customer gets a mail about, by the state that they lead to. A list names the states before;
 * from any other state the step is not mailed. The trigger `trade_events_tell` must agree (tested).
 */
export const mailedSteps = {
  inbound: {
    // The mail about the order explains how to post it.
    'awaiting-parcel': false,
    'in-transit': false,
    received: true,
    // The leg moves on in the same batch, to a step that is mailed.
    graded: false,
    'awaiting-decision': true,
    accepted: false,
    settled: true,
    cancelled: true,
    expired: true,
  },
  outbound: {
    reserved: false,
    packed: false,
    dispatched: true,
    delivered: false,
    cancelled: true,
    released: true,
    lost: true,
  },
  settlement: {
    agreed: false,
    'awaiting-payment': false,
    // A payment or refund arrived. A payout was mailed when it was sent.
    balanced: ['awaiting-payment', 'lapsed', 'refund-due'],
    'payout-due': false,
    'payout-sent': true,
    'payout-failed': true,
    lapsed: false,
    'refund-due': false,
  },
} as const satisfies {
  readonly [Part in TradePart]: Readonly<Record<StatesOfParts[Part], boolean | readonly StatesOfParts[Part][]>>;
};

/** States of a part that a mailed step can lead to. */
export type MailedState<Part extends TradePart> = {
  [State in keyof (typeof mailedSteps)[Part]]: (typeof mailedSteps)[Part][State] extends false ? never : State;
}[keyof (typeof mailedSteps)[Part]];

const mailed: {
  readonly [Part in TradePart]: Readonly<Record<StatesOfParts[Part], boolean | readonly StatesOfParts[Part][]>>;
} = mailedSteps;

/** Returns whether the customer gets a mail about a step. */
export function isMailed<Part extends TradePart>(
  part: Part,
  from: StatesOfParts[Part],
  to: StatesOfParts[Part],
): boolean {
  const rule: boolean | readonly StatesOfParts[Part][] = mailed[part][to];
  return typeof rule === 'boolean' ? rule : rule.includes(from);
}
