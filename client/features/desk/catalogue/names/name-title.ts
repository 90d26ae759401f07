import { m } from '../../../../../messages/compiled/messages.js';
import type { NamesPage } from './load-names';

/** Returns the title of a page of names. */
export function nameTitle(page: NamesPage): string {
  if (page.kind === 'authors') return page.author?.name ?? m.desk_author_tab();
  if (page.kind === 'series') return page.series?.name ?? m.desk_series_tab();
  return page.publisher?.name ?? m.desk_publisher_tab();
}
