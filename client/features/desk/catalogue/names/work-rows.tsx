import type { ListedWork } from '../../../../../domain/desk/names/work-schema';
import { joinWithCommas } from '../../../../../domain/isolates';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { PageLink } from '../../../../lib/page-link';
import { Cover } from '../../../../ui/books/cover';
import { Row, Rows } from '../../../../ui/text/rows';
import { formatFigure } from '../../desk-words';
import { deskBookPage } from './desk-book-page';
import styles from './names.module.css';

/** Words of a work: title with the link to its book, and authors. */
export function WorkWords({ work }: { readonly work: Pick<ListedWork, 'isbn' | 'title' | 'authors' | 'language'> }) {
  return (
    <>
      <PageLink {...deskBookPage(work.isbn)} preload={false} className={styles['title']}>
        <bdi lang={work.language}>{work.title}</bdi>
      </PageLink>
      <span className="small">
        <bdi>{joinWithCommas(work.authors, language())}</bdi>
      </span>
    </>
  );
}

/** List of works with cover, title and number of editions. */
export function WorkRows({ works, label }: { readonly works: readonly ListedWork[]; readonly label: string }) {
  return (
    <Rows label={label}>
      {works.map((work) => (
        <Row
          key={work.work}
          start={<Cover src={work.cover} width={40} hasFold={false} />}
          end={work.editions > 1 ? m.desk_author_editions({ shown: formatFigure(work.editions) }) : undefined}
        >
          <span className={styles['words']}>
            <WorkWords work={work} />
          </span>
        </Row>
      ))}
    </Rows>
  );
}
