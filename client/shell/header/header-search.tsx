import { useLocation } from '@tanstack/react-router';
import { SearchField } from '../../features/catalogue/search-field/search-field';
import { useSuggest } from '../../data/catalogue/suggestions';

/** Search in the header, with the words of the present search. */
export function HeaderSearch() {
  const searchedWords = useLocation({
    select: ({ pathname, searchStr }) =>
      (pathname === '/search' ? new URLSearchParams(searchStr).get('q') : null) ?? '',
  });
  return <SearchField key={searchedWords} size="compact" words={searchedWords} suggest={useSuggest()} />;
}
