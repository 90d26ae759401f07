import { m } from '../../messages/compiled/messages.js';
import { addressOf } from '../lib/language';
import { VisuallyHidden } from '../ui/text/visually-hidden';
import styles from './legal-links.module.css';

/** Link to one of the shop's pages that opens in a new tab, so that typed text stays. */
export function NewTabLink({ to, words }: { readonly to: string; readonly words: string }) {
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
