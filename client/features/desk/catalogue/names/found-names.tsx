import { joinWithCommas } from '../../../../../domain/isolates';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { PageLink } from '../../../../lib/page-link';
import { Row, Rows } from '../../../../ui/text/rows';
import { formatFigure } from '../../desk-words';
import styles from './names.module.css';
import { namePage, type NameKind } from './name-page';

/** A name that a search has found. */
export interface FoundName {
  readonly name: string;
  readonly editions: number;
  /** Names and titles by which a clerk tells it from others. */
  readonly notes: readonly (readonly string[])[];
  /** Missing data in words. */
  readonly warning?: string | undefined;
}

export interface FoundNamesProps {
  readonly kind: NameKind;
  readonly label: string;
  readonly found: readonly FoundName[];
}

/** Names that a search has found, each with the link to its page. */
export function FoundNames({ kind, label, found }: FoundNamesProps) {
  return (
    <Rows label={label} hasTopLine>
      {found.map(({ name, editions, notes, warning }) => (
        <Row key={name} end={m.desk_author_books({ shown: formatFigure(editions) })}>
          <span className={styles['words']}>
            <PageLink {...namePage(kind, name)} preload={false} className={styles['title']} dir="auto">
              {name}
            </PageLink>
            {notes.map((texts, at) =>
              texts.length === 0 ? null : (
                <span key={at} className="small">
                  <bdi>{joinWithCommas(texts, language())}</bdi>
                </span>
              ),
            )}
            {warning === undefined ? null : <span className={styles['warn']}>{warning}</span>}
          </span>
        </Row>
      ))}
    </Rows>
  );
}
