import { formatPercent } from '../../../../domain/format';
import { inboundStateFacts } from '../../../../domain/trades/lifecycle/state-facts';
import type { Trade } from '../../../../domain/trades/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';

/** Returns whether copies may still be found worse than described. */
export const canBeFoundWorse = ({ state }: NonNullable<Trade['inbound']>) => inboundStateFacts[state].canReceive;

const wordsOfChoices: Record<NonNullable<Trade['inbound']>['ifWorse'], (percent: string) => string> = {
  ask: () => m.trade_worse_ask(),
  accept: (percent) => m.trade_worse_accept({ percent }),
  return: () => m.trade_worse_return(),
  recycle: () => m.trade_worse_recycle(),
};

/** Returns what happens to copies that are found worse than described. */
export function worseWords({ ifWorse, ifWorseDownTo }: NonNullable<Trade['inbound']>): string {
  return wordsOfChoices[ifWorse](formatPercent(ifWorseDownTo / 100, language()));
}
