import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Payout, PayoutList } from '../../../../domain/desk/payout-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useLoadPayouts } from '../../../data/desk/payouts';
import { EmptyState } from '../../../ui/notices/empty-state';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { classes } from '../../../ui/classes';
import styles from '../desk.module.css';
import money from '../money.module.css';
import type { PayoutView } from '../desk-search';
import { isolateCode } from '../desk-words';
import { MoreButton } from '../more-button';
import { PayoutFiles } from './payout-files';
import { PayoutHead } from './payout-head';
import { canBeInFile, PayoutRow } from './payout-row';
import { useScans } from '../frame/scan-context';
import { TabLink } from '../tab-link';
import { usePages } from '../../../data/use-pages';
import { WideTable } from '../wide-table';
import { pageTarget } from '../../../lib/page-link';

/** Outgoing money: due, sent, failed and done payouts, and the file for the bank. */
export function PayoutsScreen({ list, view }: { readonly list: PayoutList; readonly view: PayoutView }) {
  useScans();
  const loadPayouts = useLoadPayouts();
  const router = useRouter();
  const pages = usePages(list, (cursor) => loadPayouts(view, cursor));
  // Payouts that were changed since the list was loaded. A new list replaces them.
  const [changedSince, setChangedSince] = useState<{
    readonly from: PayoutList;
    readonly changed: Readonly<Record<string, Payout>>;
  }>({
    from: list,
    changed: {},
  });
  const changed = changedSince.from === list ? changedSince.changed : {};
  const reload = () => router.invalidate();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const isDue = view.state === 'due';
  const ready = isDue ? pages.items.map((payout) => changed[payout.id] ?? payout).filter(canBeInFile) : [];
  // A payout that is no longer ready is not selected.
  const selected = new Set(ready.map(({ id }) => id).filter((id) => selectedIds.has(id)));
  const select = (ids: readonly string[], isSelected: boolean) =>
    setSelectedIds(new Set([...selected].filter((id) => !ids.includes(id)).concat(isSelected ? ids : [])));
  return (
    <>
      <PayoutHead here={view.state} />
      {view.file === undefined ? null : (
        <p className={styles['buttons']}>
          <b>{m.desk_file_open({ file: isolateCode(view.file) })}</b>{' '}
          <TabLink target={pageTarget({ to: '/desk/payouts', search: { state: 'files' } })} isHere={false}>
            {m.desk_file_all()}
          </TabLink>
        </p>
      )}
      {isDue ? <PayoutFiles payouts={ready} selected={selected} due={list.ready} onMade={reload} /> : null}
      {pages.items.length === 0 ? (
        <EmptyState title={m.desk_payouts_empty()}>
          {isDue ? <p>{m.desk_payouts_empty_text()}</p> : undefined}
        </EmptyState>
      ) : (
        <WideTable label={m.desk_payouts_and_refunds()}>
          <table className={classes(styles['table'], money['stack'])}>
            <thead>
              <tr>
                {isDue ? (
                  <th scope="col">
                    <input
                      type="checkbox"
                      className={money['tick']}
                      aria-label={m.desk_payouts_select_all()}
                      checked={ready.length > 0 && selected.size === ready.length}
                      disabled={ready.length === 0}
                      onChange={(event) =>
                        select(
                          ready.map(({ id }) => id),
                          event.target.checked,
                        )
                      }
                    />
                  </th>
                ) : null}
                <th scope="col">{m.desk_col_trade()}</th>
                <th scope="col">{m.desk_col_kind()}</th>
                <th scope="col">{m.desk_col_to()}</th>
                <th scope="col">{m.desk_col_since()}</th>
                <th scope="col" className={styles['figure']}>
                  {m.desk_col_amount()}
                </th>
                <th scope="col">
                  <VisuallyHidden>{m.desk_col_do()}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {pages.items.map((payout) => (
                <PayoutRow
                  key={payout.id}
                  payout={changed[payout.id] ?? payout}
                  isSelected={isDue ? selected.has(payout.id) : undefined}
                  onSelect={({ id }, on) => select([id], on)}
                  onChanged={(next) => setChangedSince({ from: list, changed: { ...changed, [next.id]: next } })}
                  onStale={reload}
                />
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
      <MoreButton pages={pages} />
    </>
  );
}
