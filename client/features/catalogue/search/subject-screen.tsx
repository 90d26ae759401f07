import type { BookList } from '../../../../domain/catalogue/schemas';
import type { Market } from '../../../../domain/market/market';
import type { Subject } from '../../../../domain/subjects';
import { m } from '../../../../messages/compiled/messages.js';
import { PageLink, pageTarget } from '../../../lib/page-link';
import { subjectName } from '../../../lib/words/subject-words';
import { Breadcrumbs } from '../../../ui/text/breadcrumbs';
import { BookListScreen } from './book-list';
import type { SearchState } from './search-state';
import { subjectPage } from '../../../lib/pages';

export interface SubjectScreenProps {
  readonly subject: Subject;
  readonly books: BookList;
  readonly state: SearchState;
  readonly market: Market;
  readonly loadMore: (cursor: string) => Promise<BookList>;
}

/** Page of the books of a subject. */
export function SubjectScreen({ subject, ...list }: SubjectScreenProps) {
  const name = subjectName(subject);
  return (
    <BookListScreen
      {...list}
      title={name}
      above={
        <Breadcrumbs
          label={m.shell_breadcrumbs()}
          steps={[
            <PageLink key="all" to="/search">
              {m.search_all()}
            </PageLink>,
            name,
          ]}
        />
      }
      path={`/subjects/${subject}`}
      linkTo={(search) => pageTarget({ ...subjectPage(subject), search })}
      fixedFilters={['subject', 'q']}
    />
  );
}
