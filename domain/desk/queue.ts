import { openStates } from '../trades/lifecycle/open';

export const queueParts = ['inbound', 'outbound', 'money'] as const;
export type QueuePart = (typeof queueParts)[number];

/**
 * The states a queue can be asked for, by part: the open ones of the lifecycles, and those that only lines have
 * (`returning`: refused books that the desk must send back; `return-requested`: sold ones that are on their way back),
 * or only payments (`disputed`: a bank asks about one, or took it back; `warned`: a bank warns of fraud, and the books
 * are still here).
 */
export const queueStates = {
  inbound: [...openStates.inbound, 'expired', 'returning'],
  outbound: [...openStates.outbound, 'return-requested'],
  money: [...openStates.settlement, 'disputed', 'warned'],
} as const;
