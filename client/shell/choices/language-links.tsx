import { useLocation } from '@tanstack/react-router';
import { endonyms, languages, type Language } from '../../../domain/language';
import { keepScroll } from '../kept-scroll';
import { language } from '../../lib/language';
import { useApi } from '../../lib/use-api';

/**
 * The ten languages, each by its own name. A link leads to the same page and query by a full load; the scroll is kept.
 */
export function LanguageLinks({ className }: { readonly className?: string | undefined }) {
  const api = useApi();
  const rest = useLocation({ select: ({ pathname, searchStr }) => pathname.replace(/^\/[^/]*/, '') + searchStr });
  const own = language();
  const choose = (chosen: Language, address: string) => {
    keepScroll(address);
    // The page is leaving; the call outlives it, and the link leads on whatever becomes of it.
    void api.language.$post({ json: { language: chosen } }, { init: { keepalive: true } }).catch(() => undefined);
  };
  return (
    <ul className={className}>
      {languages.map((each) => {
        const address = `/${each}${rest}`;
        return (
          <li key={each}>
            <a
              href={address}
              lang={each}
              hrefLang={each}
              aria-current={each === own ? 'true' : undefined}
              onClick={(event) => {
                // The fragment may hold the secret of a mailed link. No server knows it, so the link gets it only now.
                event.currentTarget.hash = location.hash;
                choose(each, address);
              }}
            >
              {endonyms[each]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
