import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { entryWords } from '../timeline/event-words';
import { timelineOf } from '../timeline/timeline';

/** Returns what happened to a trade between two versions, in words, oldest first. Never empty. */
export function describeChanges(before: Trade, after: Trade): string[] {
  // Events of lines are grouped by day. Here all events since the last version are one group.
  const earlierLineEvents = new Set(before.lineEvents.map(({ part, line, to, at }) => `${part} ${line} ${to} ${at}`));
  const news: Trade = {
    ...after,
    events: after.events.filter(
      ({ part, seq }) => !before.events.some((event) => event.part === part && event.seq === seq),
    ),
    disputes: after.disputes.map((dispute, at) => ({
      ...dispute,
      history: dispute.history.slice(before.disputes[at]?.history.length ?? 0),
    })),
    lineEvents: after.lineEvents.filter(
      ({ part, line, to, at }) => !earlierLineEvents.has(`${part} ${line} ${to} ${at}`),
    ),
  };
  const words = timelineOf(news, () => '')
    .past.flatMap(({ give, take }) => [give, take])
    .filter((what) => what !== null)
    .map((what) => entryWords(after, what, false).title);
  return words.length === 0 ? [m.trades_live_changed()] : [...new Set(words)];
}
