import { m } from '../../../../messages/compiled/messages.js';
import { PageLink } from '../../../lib/page-link';
import { buttonClass } from '../../../ui/buttons/button-class';
import type { Print } from '../loaders';
import styles from './print.module.css';

/** Choice between one list of the whole order and one list for each parcel. Shown where there are several parcels. */
export function SlipChoice({
  print: { trade, paper },
  at,
}: {
  readonly print: Print;
  readonly at: '/trades' | '/desk/trades';
}) {
  const isAll = paper.kind === 'all' || paper.kind === 'all-by-parcel';
  if (!isAll || (trade.inbound?.parcels.length ?? 0) < 2) return null;
  return (
    <nav className={styles['choice']} aria-label={m.trades_print_slip()}>
      {(['all', 'all-by-parcel'] as const).map((kind) => (
        <PageLink
          key={kind}
          to={`${at}/$id/print/$paper`}
          params={{ id: trade.id, paper: kind }}
          preload={false}
          replace
          aria-current={paper.kind === kind ? 'page' : undefined}
          className={buttonClass({ kind: paper.kind === kind ? 'give' : 'outline', size: 'small' })}
        >
          {kind === 'all' ? m.trades_print_one_list() : m.trades_print_list_each()}
        </PageLink>
      ))}
    </nav>
  );
}
