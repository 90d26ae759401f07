import { useLocation } from '@tanstack/react-router';
import { endonyms, languages, type Language } from '../../../domain/language';
import { useStoreLanguage } from '../../data/store-language';
import { keepScroll } from '../kept-scroll';
import { language } from '../../lib/language';

/**
 * Links to the ten languages, each by its own name. A link loads the same page and query; the scroll position is kept.
 * The page's inline script adds the fragment (`lib/early/early.ts`).
 */
export function LanguageLinks({ className }: { readonly className?: string | undefined }) {
  const storeLanguage = useStoreLanguage();
  const pagePath = useLocation({ select: ({ pathname, searchStr }) => (pathname === '/' ? '' : pathname) + searchStr });
  const pageLanguage = language();
  const choose = (chosen: Language, address: string) => {
    keepScroll(address);
    // The page is being left.
    storeLanguage(chosen);
  };
  return (
    <ul className={className}>
      {languages.map((each) => {
        const address = `/${each}${pagePath}`;
        return (
          <li key={each}>
            <a
              href={address}
              lang={each}
              hrefLang={each}
              aria-current={each === pageLanguage ? 'true' : undefined}
              onClick={() => choose(each, address)}
            >
              {endonyms[each]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
