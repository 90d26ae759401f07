import { m } from '../../../../messages/compiled/messages.js';
import { PageLink } from '../../../lib/page-link';
import { Button } from '../../../ui/buttons/button';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/icons/icon';
import { printIcon } from '../../../ui/icons/rare-icons';
import { headingWithNumber } from '../heading-with-number';
import type { Print } from '../loaders';
import { paperNames } from './paper-names';
import { CreditNotePaper, InvoicePaper } from './invoice-paper';
import { LabelPaper } from './label-paper';
import { SlipPaper } from './slip-paper';
import { SlipChoice } from './slip-choice';
import styles from './print.module.css';

/**
 * Labels of all parcels that are still to be posted, and the packing slip: once with all books, or for each of these
 * parcels with its own.
 */
function AllPapers({ print, isByParcel }: { readonly print: Print; readonly isByParcel: boolean }) {
  const parcels = print.trade.inbound?.parcels ?? [];
  const unsent = parcels.filter(({ postedAt, receivedAt }) => postedAt === null && receivedAt === null);
  const shown = unsent.length === 0 ? parcels : unsent;
  return (
    <div className={styles['all']}>
      {shown.map(({ parcel }) => (
        <LabelPaper key={parcel} print={print} paper={{ kind: 'label', parcel }} />
      ))}
      {isByParcel ? (
        shown.map(({ parcel }) => <SlipPaper key={parcel} print={print} number={parcel} isOnlyThisParcel />)
      ) : (
        <SlipPaper print={print} number={parcels[0]?.parcel ?? 1} />
      )}
    </div>
  );
}

/** Printed page of a trade, on the screen with a button to print. `at`: path of the page that shows the trade. */
export function PrintScreen({
  print,
  at = '/trades',
}: {
  readonly print: Print;
  readonly at?: '/trades' | '/desk/trades';
}) {
  const { trade, paper } = print;
  const hasLabel = paper.kind !== 'invoice' && paper.kind !== 'credit-note' && paper.kind !== 'slip';
  return (
    <div className={classes('page', styles['page'])}>
      <div className={styles['bar']}>
        <h1>
          {headingWithNumber(
            ({ number }) => m.trades_print_title({ what: paperNames[paper.kind](), number }),
            trade.number,
          )}
        </h1>
        <p className={styles['buttons']}>
          <Button onClick={() => window.print()}>
            <Icon name={printIcon} size={20} />
            {m.trades_print()}
          </Button>
          <PageLink to={`${at}/$id`} params={{ id: trade.id }} preload={false} className="link">
            {m.trades_print_back()}
          </PageLink>
        </p>
        {hasLabel ? <p className="small">{m.trades_print_label_hint()}</p> : null}
        <SlipChoice print={print} at={at} />
      </div>
      {paper.kind === 'label' || paper.kind === 'return' ? <LabelPaper print={print} paper={paper} /> : null}
      {paper.kind === 'all' || paper.kind === 'all-by-parcel' ? (
        <AllPapers print={print} isByParcel={paper.kind === 'all-by-parcel'} />
      ) : null}
      {paper.kind === 'slip' ? <SlipPaper print={print} number={paper.parcel} /> : null}
      {paper.kind === 'invoice' ? <InvoicePaper print={print} /> : null}
      {paper.kind === 'credit-note' ? <CreditNotePaper print={print} note={paper.note} /> : null}
    </div>
  );
}
