import { m } from '../../../../../messages/compiled/messages.js';
import styles from '../../desk.module.css';
import { useScans } from '../../frame/scan-context';
import { CatalogueTabs } from '../catalogue-tabs';

/** Page of the catalogue room. */
export function FindScreen() {
  useScans();
  return (
    <header className={styles['head']}>
      <h1>{m.desk_catalogue()}</h1>
      <CatalogueTabs here="find" />
    </header>
  );
}
