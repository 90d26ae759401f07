import { m } from '../../../../messages/compiled/messages.js';
import { PageLink } from '../../../lib/page-link';
import { Icon } from '../../../ui/icons/icon';
import styles from './search-field.module.css';

/** Link from a search field to scanning. On a phone it is an icon. */
export function ScanLink() {
  return (
    <PageLink to="/bulk-scanning" preload={false} className={styles['scan']}>
      <Icon name="scan" size={20} />
      <span>{m.search_scan()}</span>
    </PageLink>
  );
}
