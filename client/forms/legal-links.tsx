import { m } from '../../messages/compiled/messages.js';
import { VisuallyHidden } from '../ui/text/visually-hidden';
import { addressOf } from '../lib/language';
import styles from './legal-links.module.css';

/** Links to terms and privacy notice, to read before agreeing. They open in a new tab, so that typed text stays. */
export function LegalLinks() {
  return (
    <p className={styles['links']}>
      <NewTab to="/terms" words={m.shell_terms()} />
      <NewTab to="/privacy" words={m.shell_privacy()} />
    </p>
  );
}

function NewTab({ to, words }: { readonly to: string; readonly words: string }) {
  return (
    <a href={addressOf(to)} target="_blank" rel="noopener" className="text-link">
      {words}
      <VisuallyHidden> ({m.shell_new_tab()})</VisuallyHidden>
      <span aria-hidden="true" className={styles['away']}>
        ↗
      </span>
    </a>
  );
}
