import { endonyms } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { LanguageLinks } from '../choices/language-links';
import { AccountMenu } from '../header/account-menu';
import { Logo } from '../header/logo';
import styles from './desk-tools.module.css';

/** Part of the shop's header that the desk shows: the link to the shop. */
export function DeskHome() {
  return <Logo className={styles['home']} />;
}

/** Part of the shop's header that the desk shows: the ten languages and the account. */
export function DeskTools() {
  const pageLanguage = language();
  return (
    <div className={styles['tools']}>
      <details className={styles['languages']}>
        <summary aria-label={`${pageLanguage.toUpperCase()}, ${m.shell_read_in()} ${endonyms[pageLanguage]}`}>
          {pageLanguage.toUpperCase()}
        </summary>
        <LanguageLinks />
      </details>
      <AccountMenu />
    </div>
  );
}
