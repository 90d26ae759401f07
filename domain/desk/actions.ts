import { isTransitionAllowed } from '../lifecycle';
import { canCancelPurchase, cancellationStates } from '../trades/lifecycle/cancel';
import { guards, type TradeFacts } from '../trades/lifecycle/facts';
import { outboundLifecycle } from '../trades/lifecycle/outbound';
import { inboundStateFacts } from '../trades/lifecycle/state-facts';
import type { OutboundLegState } from '../trades/lifecycle/states';
import { deskActions, type DeskAction } from './trade-schema';

/** Numbers of lines, parcels and warnings that staff must still handle. */
export interface DeskTasks {
  readonly parcelsToCome: number;
  readonly parcelsArrived: number;
  /** Number of refused copies that the shop must send to the customer. */
  readonly returning: number;
  /** Number of sold lines that the customer may still return. */
  readonly awaitedReturns: number;
  /** Number of fraud warnings that staff have not reviewed. */
  readonly warnings: number;
}

/** Returns what staff may do with a trade now; the pages offer exactly these actions. */
export function actionsAtDesk(facts: TradeFacts, work: DeskTasks): DeskAction[] {
  const { inbound, outbound } = facts;
  const moves = (to: OutboundLegState) =>
    outbound !== null &&
    isTransitionAllowed(outboundLifecycle, { from: outbound, to, by: 'staff' }, (guard) => guards[guard](facts));
  const steps: Readonly<Record<DeskAction, boolean>> = {
    receive: work.parcelsToCome > 0 && inbound !== null && inboundStateFacts[inbound].canReceive,
    'grade-arrived':
      work.parcelsToCome > 0 && work.parcelsArrived > 0 && (inbound === 'in-transit' || inbound === 'expired'),
    grade: inbound === 'received',
    'finish-grading': inbound === 'received' && facts.lines.ungraded === 0,
    'send-back': work.returning > 0,
    'clear-warning': outbound === 'reserved' && work.warnings > 0,
    pack: moves('packed'),
    dispatch: moves('dispatched'),
    delivered: moves('delivered'),
    lost: moves('lost'),
    cancel: canCancelPurchase(facts, 'staff') || cancellationStates(facts, 'staff') !== null,
    'came-back': work.awaitedReturns > 0,
  };
  return deskActions.filter((step) => steps[step]);
}
