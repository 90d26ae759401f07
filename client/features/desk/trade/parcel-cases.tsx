import type { DeskTrade } from '../../../../domain/desk/trade-schema';
import { m } from '../../../../messages/compiled/messages.js';
import { useDeskTradeCalls } from '../../../data/desk/trade-calls';
import { counted } from '../../../lib/words/counted';
import { Button } from '../../../ui/buttons/button';
import { buttonClass } from '../../../ui/buttons/button-class';
import { Notice } from '../../../ui/notices/notice';
import styles from '../desk.module.css';
import { deskTime } from '../desk-clock';
import { formatFigure } from '../desk-words';
import { ungradedCopies } from './grading/parcel-copies';
import { useDeskTrade } from './trade-context';
import { useMarkMissing } from './use-mark-missing';

type Inbound = NonNullable<DeskTrade['inbound']>;

/** Problems of a leg's parcels (late, lost, incomplete), each with the next step. Empty without problems. */
export function ParcelCases({ inbound }: { readonly inbound: Inbound }) {
  const { trade } = useDeskTrade();
  const { late, restBy, allowed } = trade.desk;
  if (restBy !== null) return <RestAwaited inbound={inbound} restBy={restBy} />;
  if (inbound.state === 'expired')
    return (
      <Notice kind="waiting" action={<EmailCustomer />}>
        {late === 'today'
          ? m.desk_parcel_overdue_today({ day: deskTime(inbound.arriveBy) })
          : m.desk_parcel_overdue({ day: deskTime(inbound.arriveBy), until: deskTime(inbound.lateUntil) })}
      </Notice>
    );
  return allowed.includes('grade') ? <LostParcels inbound={inbound} /> : null;
}

/** Some parcels are here. The desk waits for the others, or checks without them. */
function RestAwaited({ inbound, restBy }: { readonly inbound: Inbound; readonly restBy: string }) {
  const { trade, act, isBusy } = useDeskTrade();
  const { gradeArrived } = useDeskTradeCalls(trade.id);
  const done = inbound.parcels.filter(({ receivedAt }) => receivedAt !== null).length;
  return (
    <Notice
      kind="waiting"
      action={
        <div className={styles['buttons']}>
          <Button
            kind="give"
            size="small"
            isBusy={isBusy('grade-arrived')}
            onClick={() => void act({ key: 'grade-arrived', words: m.desk_grade_arrived(), run: gradeArrived })}
          >
            {m.desk_grade_arrived()}
          </Button>
          <EmailCustomer />
        </div>
      }
    >
      {m.desk_parcels_rest({
        done: formatFigure(done),
        all: formatFigure(inbound.parcels.length),
        day: deskTime(restBy),
      })}
    </Notice>
  );
}

/** Parcels that did not arrive before the copies are graded: their copies are missing, until a parcel still comes. */
function LostParcels({ inbound }: { readonly inbound: Inbound }) {
  const { trade } = useDeskTrade();
  const markMissing = useMarkMissing();
  const lost = new Set(inbound.parcels.filter(({ receivedAt }) => receivedAt === null).map(({ parcel }) => parcel));
  if (lost.size === 0) return null;
  const parcelOf = new Map(trade.desk.lines.map(({ line, parcel }) => [line, parcel]));
  const open = ungradedCopies(inbound.lines).filter(({ line }) => lost.has(parcelOf.get(line) ?? 0));
  const codes = inbound.parcels.filter(({ parcel }) => lost.has(parcel)).map(({ code }) => code);
  return (
    <Notice
      kind="waiting"
      action={
        <div className={styles['buttons']}>
          {open.length === 0 ? null : (
            <Button kind="outline" size="small" onClick={() => markMissing(open)}>
              {m.desk_mark_missing(counted(open.length))}
            </Button>
          )}
          <EmailCustomer />
        </div>
      }
    >
      <span className="code">{codes.join(', ')}</span> {m.desk_parcel_lost()}
    </Notice>
  );
}

function EmailCustomer() {
  const { trade } = useDeskTrade();
  return (
    <a
      className={buttonClass({ kind: 'outline', size: 'small' })}
      href={`mailto:${trade.email}?subject=${encodeURIComponent(trade.number)}`}
    >
      {m.desk_email_customer()}
    </a>
  );
}
