import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Payout, PayoutList } from '../../../domain/desk/payout-schemas';
import { m } from '../../../messages/compiled/messages.js';
import { useApi } from '../../lib/use-api';
import { EmptyState } from '../../ui/empty-state';
import { VisuallyHidden } from '../../ui/visually-hidden';
import styles from './desk.module.css';
import { loadPayouts } from './desk-loaders';
import { payoutTabs, type PayoutState } from './desk-search';
import { MoreButton } from './more-button';
import { PayoutFiles } from './payout-files';
import { PayoutRow } from './payout-row';
import { payoutStateWords } from './payout-words';
import { TabLink } from './tab-link';
import { usePages } from './use-pages';
import { Scroll } from './scroll';

/** Money that leaves: what is due, on its way, back again and done; and the file the bank takes. */
export function PayoutsScreen({ list, state }: { readonly list: PayoutList; readonly state: PayoutState }) {
  const api = useApi();
  const router = useRouter();
  const pages = usePages(list, (cursor) => loadPayouts(api, state, cursor));
  const [changed, setChanged] = useState<Readonly<Record<string, Payout>>>({});
  const reload = () => router.invalidate();
  return (
    <>
      <header className={styles['head']}>
        <h1>{m.desk_payouts()}</h1>
        <nav className={styles['tabs']} aria-label={m.desk_states()}>
          {payoutTabs.map((one) => <TabLink key={one} to="/desk/payouts" search={{ state: one }} isHere={one === state}>{payoutStateWords[one]()}</TabLink>)}
        </nav>
      </header>
      {state === 'due' ? <PayoutFiles payouts={pages.items} onMade={reload} /> : null}
      {pages.items.length === 0 ? <EmptyState title={m.desk_payouts_empty()} /> : (
        <Scroll label={m.desk_payouts()}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{m.desk_col_trade()}</th><th scope="col">{m.desk_col_kind()}</th><th scope="col">{m.desk_col_to()}</th><th scope="col">{m.desk_col_since()}</th>
                <th scope="col" className={styles['figure']}>{m.desk_col_amount()}</th><th scope="col"><VisuallyHidden>{m.desk_col_do()}</VisuallyHidden></th>
              </tr>
            </thead>
            <tbody>{pages.items.map((payout) => <PayoutRow key={payout.id} payout={changed[payout.id] ?? payout} onChanged={(next) => setChanged((before) => ({ ...before, [next.id]: next }))} onStale={reload} />)}</tbody>
          </table>
        </Scroll>
      )}
      <MoreButton pages={pages} />
    </>
  );
}
