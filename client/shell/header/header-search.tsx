import { useLocation } from '@tanstack/react-router';
import { loadSuggestions } from '../../features/catalogue/loaders';
import { SearchField } from '../../features/catalogue/search-field/search-field';
import { useApi } from '../../lib/use-api';

/** Search in the header, with the words of the present search. */
export function HeaderSearch() {
  const api = useApi();
  const asked = useLocation({
    select: ({ pathname, searchStr }) =>
      (pathname === '/search' ? new URLSearchParams(searchStr).get('q') : null) ?? '',
  });
  return <SearchField key={asked} size="compact" words={asked} suggest={(q) => loadSuggestions(api, q)} />;
}
