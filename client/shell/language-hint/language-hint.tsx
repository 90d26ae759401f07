import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { endonyms, type Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import { useStoreLanguage } from '../../data/store-language';
import { wordsAround } from '../../lib/words/words-around';
import { Icon } from '../../ui/icons/icon';
import { keepScroll } from '../kept-scroll';
import styles from './language-hint.module.css';
import { hintKey } from './preferred-language';

/** Line at the foot of the window that offers the page in the language that the browser prefers. It can be closed. */
export function LanguageHint({ preferred }: { readonly preferred: Language }) {
  const storeLanguage = useStoreLanguage();
  const [isOpen, setOpen] = useState(true);
  const pagePath = useLocation({ select: ({ pathname, searchStr }) => (pathname === '/' ? '' : pathname) + searchStr });
  if (!isOpen) return null;
  const address = `/${preferred}${pagePath}`;
  const storeHint = () => localStorage.setItem(hintKey, preferred);
  return (
    <aside className={styles['hint']} aria-label={m.shell_read_in()}>
      <p>
        {wordsAround(
          (language) => m.shell_also_in({ language }),
          <a
            href={address}
            lang={preferred}
            hrefLang={preferred}
            onClick={() => {
              storeHint();
              keepScroll(address);
              storeLanguage(preferred);
            }}
          >
            {endonyms[preferred]}
          </a>,
        )}
      </p>
      <button
        type="button"
        aria-label={m.shell_close()}
        onClick={() => {
          storeHint();
          setOpen(false);
        }}
      >
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
}
