import { useRouter } from '@tanstack/react-router';
import type { UnmatchedPayments } from '../../../../domain/desk/bank-payment-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useLoadUnmatchedPayments } from '../../../data/desk/money';
import { EmptyState } from '../../../ui/notices/empty-state';
import { SectionHead } from '../../../ui/text/section-head';
import { classes } from '../../../ui/classes';
import styles from '../desk.module.css';
import money from '../money.module.css';
import { MoreButton } from '../more-button';
import { useScans } from '../frame/scan-context';
import { StatementForm } from './statement-form';
import { UnmatchedRow } from './unmatched-row';
import { usePages } from '../../../data/use-pages';
import { WideTable } from '../wide-table';

/** Incoming bank money: import of statements, and amounts that belong to no trade yet. */
export function MoneyScreen({ list }: { readonly list: UnmatchedPayments }) {
  useScans();
  const router = useRouter();
  const pages = usePages(list, useLoadUnmatchedPayments());
  const reload = () => router.invalidate();
  return (
    <>
      <header className={styles['head']}>
        <h1>{m.desk_money()}</h1>
      </header>
      <StatementForm onBooked={reload} />
      <section className={styles['block']}>
        <SectionHead size="block" title={m.desk_unmatched()} note={m.desk_unmatched_note()} />
        {pages.items.length === 0 ? (
          <EmptyState title={m.desk_unmatched_empty()} />
        ) : (
          <WideTable label={m.desk_unmatched()}>
            <table className={classes(styles['table'], money['stack'])}>
              <thead>
                <tr>
                  <th scope="col">{m.desk_col_day()}</th>
                  <th scope="col">{m.desk_col_payer()}</th>
                  <th scope="col">{m.desk_col_reference()}</th>
                  <th scope="col" className={styles['figure']}>
                    {m.desk_col_amount()}
                  </th>
                  <th scope="col">{m.desk_col_belongs()}</th>
                </tr>
              </thead>
              <tbody>
                {pages.items.map((item) => (
                  <UnmatchedRow key={item.id} item={item} onEnded={reload} />
                ))}
              </tbody>
            </table>
          </WideTable>
        )}
        <MoreButton pages={pages} />
      </section>
    </>
  );
}
