import { money } from '../../domain/money';
import type { DeskTrade } from '../../domain/desk/trade-schema';
import { usedGrades } from '../../domain/grade';
import { sampleTrade } from './sample-trade';

/** Returns a trade in the desk's view, without allowed steps unless `allowed` names some. */
export function sampleDeskTrade(part: Partial<DeskTrade> = {}, allowed: DeskTrade['desk']['allowed'] = []): DeskTrade {
  const trade = sampleTrade(part);
  return {
    ...trade,
    desk: {
      allowed,
      language: 'en',
      phone: null,
      account: true,
      sharedBy: 0,
      receivedAt: null,
      late: 'no',
      restBy: null,
      identity: 'not-needed',
      gradeBy: '2026-11-26T23:59:59.000Z',
      payouts: [],
      disputes: [],
      warnings: [],
      toCome: [],
      shelves: [],
      lines: (trade.inbound?.lines ?? []).map(({ line }) => ({
        line,
        parcel: 1,
        shelf: null,
        worth: usedGrades.map((grade, at) => ({ grade, amount: at === 3 ? null : money(400 - at * 100, 'EUR') })),
      })),
    },
    ...part,
  };
}
