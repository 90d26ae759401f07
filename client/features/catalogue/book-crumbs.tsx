import type { BookPage } from '../../../domain/catalogue/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { PageLink } from '../../lib/page-link';
import { subjectName } from '../../lib/subject-words';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { authorPath } from './suggestion-path';

/** Subject, author, title. */
export function BookCrumbs({ book }: { readonly book: BookPage }) {
  const [subject] = book.subjects;
  const [author] = book.authors;
  return (
    <Breadcrumbs
      label={m.shell_breadcrumbs()}
      steps={[
        subject === undefined ? <PageLink to="/search">{m.search_all()}</PageLink> : <PageLink to={`/subjects/${subject}`}>{subjectName(subject)}</PageLink>,
        ...(author === undefined ? [] : [<PageLink key="author" to={authorPath(author)}><bdi>{author}</bdi></PageLink>]),
        <bdi key="title" lang={book.language}>{book.title}</bdi>,
      ]}
    />
  );
}
