import { m } from '../../messages/compiled/messages.js';
import styles from './legal-links.module.css';
import { NewTabLink } from './new-tab-link';

/** Links to terms and privacy notice, to read before agreeing. */
export function LegalLinks() {
  return (
    <p className={styles['links']}>
      <NewTabLink to="/terms" words={m.shell_terms()} />
      <NewTabLink to="/privacy" words={m.shell_privacy()} />
    </p>
  );
}
