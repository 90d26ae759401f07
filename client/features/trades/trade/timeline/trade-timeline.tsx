import type { ReactNode } from 'react';
import { localDay } from '../../../../../domain/deadline';
import { formatDay } from '../../../../../domain/formats/format-dates';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { classes } from '../../../../ui/classes';
import { EventCarriage } from './event-carriage';
import { entryWords } from './event-words';
import { TimelineTable } from './timeline-table';
import { timelineOf, type TimelineEntry, type Side, type TimelineRow } from './timeline';
import styles from './trade-timeline.module.css';
import { countParams } from '../../../../lib/words/count-params';

/** Fewest past events of which the oldest are folded. */
const minEventsToFold = 7;

/** Number of the newest past events that are never folded: more would push the next step out of a phone's window. */
const unfoldedEvents = 4;

export interface TradeTimelineProps {
  readonly trade: Trade;
  readonly timeZone: string;
  /** Content of the present step, on its rail between past and future. */
  readonly now?: { readonly give: ReactNode; readonly take: ReactNode } | undefined;
}

/** Timeline: both legs as rails, events by date, future steps hollow. */
export function TradeTimeline({ trade, timeZone, now }: TradeTimelineProps) {
  const { past, future } = timelineOf(trade, (instant) => localDay(instant, timeZone));
  const folded = past.length >= minEventsToFold ? past.length - unfoldedEvents : 0;
  const legs = classes(trade.inbound !== null && styles['has-give'], trade.outbound !== null && styles['has-take']);
  const row = (each: TimelineRow, at: number, all: readonly TimelineRow[]) => (
    <Row
      key={each.key}
      row={each}
      trade={trade}
      timeZone={timeZone}
      before={all[at - 1]}
      isNext={each.at === null && at === 0}
      ended={
        each.at === null
          ? (['give', 'take'] as const).filter((side) => all.slice(at).every((later) => later[side] === null))
          : []
      }
    />
  );
  return (
    <section
      aria-label={m.trade_timeline()}
      className={classes(
        styles['timeline'],
        legs,
        (trade.inbound === null || trade.outbound === null) && styles['single'],
      )}
    >
      {folded > 0 ? (
        <details className={styles['folded']}>
          <summary>{m.trade_earlier(countParams(folded))}</summary>
          <ol>{past.slice(0, folded).map(row)}</ol>
        </details>
      ) : null}
      <ol>{past.slice(folded).map(row)}</ol>
      {now === undefined ? null : (
        <div
          className={classes(
            styles['row'],
            styles['today'],
            trade.inbound?.lines.some(({ undecided }) => undecided) && styles['asked'],
          )}
        >
          <span className={styles['date']}>{m.trades_today()}</span>
          {now.give === null ? null : <div className={styles['now-give']}>{now.give}</div>}
          {now.take === null ? null : <div className={styles['now-take']}>{now.take}</div>}
        </div>
      )}
      <ol>{future.map(row)}</ol>
      <TimelineTable trade={trade} pastRows={past} timeZone={timeZone} />
    </section>
  );
}

interface RowProps extends Omit<TradeTimelineProps, 'now'> {
  readonly row: TimelineRow;
  readonly before: TimelineRow | undefined;
  readonly isNext: boolean;
  /** Rails without further entries. */
  readonly ended: readonly Side[];
}

function Row({ row, before, trade, timeZone, isNext, ended }: RowProps) {
  const isAhead = row.at === null;
  return (
    <li className={classes(styles['row'], isAhead && styles['ahead'], ...ended.map((side) => styles[`${side}-ended`]))}>
      <span className={styles['date']}>
        <RowDate row={row} before={before} timeZone={timeZone} isNext={isNext} />
      </span>
      <Event side="give" entry={row.give} trade={trade} at={row.at} />
      <Event side="take" entry={row.take} trade={trade} at={row.at} />
    </li>
  );
}

function RowDate({ row, before, timeZone, isNext }: Omit<RowProps, 'trade' | 'ended'>) {
  const shown = (instant: string) => formatDay(localDay(instant, timeZone), language(), 'short');
  if (row.at !== null) {
    const isSameDay = before?.at != null && localDay(before.at, timeZone) === localDay(row.at, timeZone);
    return isSameDay ? null : <time dateTime={row.at}>{shown(row.at)}</time>;
  }
  if (row.isLate) return m.trade_late();
  if (row.due !== null) return <time dateTime={row.due}>{m.trade_due({ day: shown(row.due) })}</time>;
  return isNext ? m.trade_ahead() : m.trade_then();
}

function Event({
  side,
  entry,
  trade,
  at,
}: {
  readonly side: Side;
  readonly entry: TimelineEntry | null;
  readonly trade: Trade;
  readonly at: string | null;
}) {
  if (entry === null) return null;
  const { title, note } = entryWords(trade, entry, at === null);
  return (
    <div className={classes(styles['event'], styles[side])}>
      <b>{title}</b>
      {note === undefined ? null : <small>{note}</small>}
      <EventCarriage trade={trade} entry={entry} at={at} />
    </div>
  );
}
