import type { DeletionCheck } from '../../../../domain/accounts/account-schemas';
import { formatNumber } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { Icon } from '../../../ui/icons/icon';
import { Row, Rows } from '../../../ui/text/rows';
import { SectionHead } from '../../../ui/text/section-head';
import styles from './delete.module.css';

/** Open trades that prevent the deletion, with links to them. */
export function OpenTrades({ trades }: { readonly trades: DeletionCheck['openTrades'] }) {
  const count = { count: trades.length, shown: formatNumber(trades.length, language()) };
  return (
    <section className={styles['open']}>
      <SectionHead size="block" title={m.room_delete_open(count)} />
      <p className={styles['text']}>{m.room_delete_open_text()}</p>
      <Rows>
        {trades.map(({ id, number }) => (
          <Row key={id}>
            <PageLink to={`/trades/${id}`} ahead={false} className="link">
              <span>{m.trade_title({ number })}</span> <Icon name="forward" size={20} />
            </PageLink>
          </Row>
        ))}
      </Rows>
    </section>
  );
}
