import { m } from '../../../../messages/compiled/messages.js';
import styles from '../desk.module.css';
import tabs from '../state-tabs.module.css';
import { payoutTabs, type PayoutView } from '../desk-search';
import { payoutStateWords } from './payout-words';
import { TabLink } from '../tab-link';
import { pageTarget } from '../../../lib/page-link';

/** Title of the page, and links between its lists. */
export function PayoutHead({ here }: { readonly here: PayoutView['state'] }) {
  return (
    <header className={styles['head']}>
      <h1>{m.desk_payouts_and_refunds()}</h1>
      <nav className={tabs['tabs']} aria-label={m.desk_states()}>
        {payoutTabs.map((tab) => (
          <TabLink key={tab} target={pageTarget({ to: '/desk/payouts', search: { state: tab } })} isHere={tab === here}>
            {payoutStateWords[tab]()}
          </TabLink>
        ))}
        <TabLink target={pageTarget({ to: '/desk/payouts', search: { state: 'files' } })} isHere={here === 'files'}>
          {m.desk_files()}
        </TabLink>
      </nav>
    </header>
  );
}
