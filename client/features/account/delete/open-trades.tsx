import type { DeletionCheck } from '../../../../domain/accounts/account-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { PageLink } from '../../../lib/page-link';
import { Icon } from '../../../ui/icons/icon';
import { Row, Rows } from '../../../ui/text/rows';
import { SectionHead } from '../../../ui/text/section-head';
import styles from './delete.module.css';
import { countParams } from '../../../lib/words/count-params';

/** Open trades that prevent the deletion, with links to them. */
export function OpenTrades({ trades }: { readonly trades: DeletionCheck['openTrades'] }) {
  const count = countParams(trades.length);
  return (
    <section className={styles['open']}>
      <SectionHead size="block" title={m.account_delete_open(count)} />
      <p className={styles['text']}>{m.account_delete_open_text()}</p>
      <Rows>
        {trades.map(({ id, number }) => (
          <Row key={id}>
            <PageLink to="/trades/$id" params={{ id }} preload={false} className="link">
              <span>{m.trade_title({ number })}</span> <Icon name="forward" size={20} />
            </PageLink>
          </Row>
        ))}
      </Rows>
    </section>
  );
}
