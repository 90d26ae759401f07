import type { DeskTrade } from '../../../../domain/desk/trade-schema';
import { m } from '../../../../messages/compiled/messages.js';
import { CarriageLine } from '../../../ui/text/carriage-line';
import { useParcelCalls } from '../../../data/desk/parcels';
import { Badge } from '../../../ui/notices/badge';
import { Button } from '../../../ui/buttons/button';
import { SectionHead } from '../../../ui/text/section-head';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import styles from '../desk.module.css';
import { deskTime } from '../desk-clock';
import { isolateCode } from '../desk-words';
import { ParcelCases } from './parcel-cases';
import { useDeskTrade } from './trade-context';
import { WideTable } from '../wide-table';

const lateNotes: Record<DeskTrade['desk']['late'], (() => string) | undefined> = {
  no: undefined,
  grace: m.desk_late_grace,
  today: m.desk_late_today,
};

/** Parcels of an inbound leg: which have come, and a button to receive one whose code can't be scanned. */
export function Parcels({ inbound }: { readonly inbound: NonNullable<DeskTrade['inbound']> }) {
  const { receive } = useParcelCalls();
  const { trade, runAction, isBusy } = useDeskTrade();
  const canReceive = trade.desk.allowed.includes('receive');
  return (
    <section className={styles['block']}>
      <SectionHead tone="give" size="block" title={m.desk_parcels()} note={lateNotes[trade.desk.late]?.()} />
      <ParcelCases inbound={inbound} />
      <WideTable label={m.desk_parcels()}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{m.desk_col_parcel()}</th>
              <th scope="col">{m.desk_col_posted()}</th>
              <th scope="col">{m.desk_col_came()}</th>
              <th scope="col">
                <VisuallyHidden>{m.desk_col_do()}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {inbound.parcels.map(({ parcel, code, postedAt, receivedAt, ...carriage }) => (
              <tr key={parcel}>
                <th scope="row">
                  <span className="code">{code}</span>
                </th>
                <td>
                  {postedAt === null ? null : deskTime(postedAt)}
                  {carriage.carrier === null ? null : (
                    <>
                      {' '}
                      · <CarriageLine carriage={carriage} />
                    </>
                  )}
                </td>
                <td className={styles['due']}>
                  {receivedAt === null ? (
                    <Badge tone="amber">{m.desk_not_here()}</Badge>
                  ) : (
                    deskTime(receivedAt, 'minute')
                  )}
                </td>
                <td>
                  <div className={styles['rowbuttons']}>
                    {receivedAt === null && canReceive ? (
                      <Button
                        kind="outline-give"
                        size="small"
                        isBusy={isBusy(`receive ${code}`)}
                        onClick={() =>
                          void runAction({
                            key: `receive ${code}`,
                            words: m.desk_do_receive({ code: isolateCode(code) }),
                            run: () => receive(code),
                          })
                        }
                      >
                        {m.desk_receive_one()}
                      </Button>
                    ) : null}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  );
}
