import type { BookPage } from '../../../../domain/catalogue/schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { PageLink } from '../../../lib/page-link';
import { authorPage, subjectPage } from '../../../lib/pages';
import { Breadcrumbs } from '../../../ui/text/breadcrumbs';

/** Breadcrumbs: subject (`subject` is its name), author, title. */
export function BookCrumbs({ book, subject: name }: { readonly book: BookPage; readonly subject: string | null }) {
  const [subject] = book.subjects;
  const [author] = book.authors;
  return (
    <Breadcrumbs
      label={m.shell_breadcrumbs()}
      steps={[
        subject === undefined ? (
          <PageLink to="/search">{m.search_all()}</PageLink>
        ) : (
          <PageLink {...subjectPage(subject)}>{name}</PageLink>
        ),
        ...(author === undefined
          ? []
          : [
              <PageLink key="author" {...authorPage(author)}>
                <bdi>{author}</bdi>
              </PageLink>,
            ]),
        <bdi key="title" lang={book.language}>
          {book.title}
        </bdi>,
      ]}
    />
  );
}
