import { openStates } from '../trades/lifecycle/state-facts';

export const queueParts = ['inbound', 'outbound', 'money'] as const;
export type QueuePart = (typeof queueParts)[number];

/**
 * States by part that a queue can be filtered by: the open states of the lifecycles and some more. `to-pack`: a
 * reserved order that may be packed. `returning`: refused books that staff must send to the person.
 * `return-requested`: sold books on their way to us. `disputed`: a bank inquires about a payment or took it.
 * `warned`: a bank warns of fraud and the books are still here.
 */
export const queueStates = {
  inbound: [...openStates.inbound, 'expired', 'returning'],
  outbound: ['to-pack', ...openStates.outbound, 'return-requested'],
  money: [...openStates.settlement, 'disputed', 'warned'],
} as const;

/** A state by which a part of the desk's queue can be filtered. */
export type QueueState = (typeof queueStates)[QueuePart][number];
