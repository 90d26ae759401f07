import type { DeskTrade } from '../../../../domain/desk/trade-schema';
import { m } from '../../../../messages/compiled/messages.js';
import { useDeskTradeCalls } from '../../../data/desk/trade-calls';
import { countParams } from '../../../lib/words/count-params';
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
      <Notice kind="waiting" action={<CustomerEmailLink />}>
        {late === 'today'
          ? m.desk_parcel_overdue_today({ day: deskTime(inbound.arriveBy) })
          : m.desk_parcel_overdue({ day: deskTime(inbound.arriveBy), until: deskTime(inbound.lateUntil) })}
      </Notice>
    );
  return allowed.includes('grade') ? <LostParcels inbound={inbound} /> : null;
}

/** Notice that some parcels have not arrived. The desk waits for them, or grades without them. */
function RestAwaited({ inbound, restBy }: { readonly inbound: Inbound; readonly restBy: string }) {
  const { trade, runAction, isBusy } = useDeskTrade();
  const { gradeArrived } = useDeskTradeCalls(trade.id);
  const arrivedCount = inbound.parcels.filter(({ receivedAt }) => receivedAt !== null).length;
  return (
    <Notice
      kind="waiting"
      action={
        <div className={styles['buttons']}>
          <Button
            kind="give"
            size="small"
            isBusy={isBusy('grade-arrived')}
            onClick={() => void runAction({ key: 'grade-arrived', words: m.desk_grade_arrived(), run: gradeArrived })}
          >
            {m.desk_grade_arrived()}
          </Button>
          <CustomerEmailLink />
        </div>
      }
    >
      {m.desk_parcels_rest({
        done: formatFigure(arrivedCount),
        all: formatFigure(inbound.parcels.length),
        day: deskTime(restBy),
      })}
    </Notice>
  );
}

/** Notice of parcels that did not arrive. A button marks their copies as missing. */
function LostParcels({ inbound }: { readonly inbound: Inbound }) {
  const { trade } = useDeskTrade();
  const markMissing = useMarkMissing();
  const lostParcels = new Set(
    inbound.parcels.filter(({ receivedAt }) => receivedAt === null).map(({ parcel }) => parcel),
  );
  if (lostParcels.size === 0) return null;
  const parcelOf = new Map(trade.desk.lines.map(({ line, parcel }) => [line, parcel]));
  const ungradedLost = ungradedCopies(inbound.lines).filter(({ line }) => lostParcels.has(parcelOf.get(line) ?? 0));
  const codes = inbound.parcels.filter(({ parcel }) => lostParcels.has(parcel)).map(({ code }) => code);
  return (
    <Notice
      kind="waiting"
      action={
        <div className={styles['buttons']}>
          {ungradedLost.length === 0 ? null : (
            <Button kind="outline" size="small" onClick={() => markMissing(ungradedLost)}>
              {m.desk_mark_missing(countParams(ungradedLost.length))}
            </Button>
          )}
          <CustomerEmailLink />
        </div>
      }
    >
      <span className="code">{codes.join(', ')}</span> {m.desk_parcel_lost()}
    </Notice>
  );
}

function CustomerEmailLink() {
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
