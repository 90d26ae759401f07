import type { FoundEdition } from '../../../../../domain/desk/catalogue/catalogue-schemas';
import { joinWithCommas } from '../../../../../domain/isolates';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { PageLink } from '../../../../lib/page-link';
import { formatName } from '../../../../lib/words/format-words';
import { languageName } from '../../../../lib/words/place-names';
import { Cover } from '../../../../ui/books/cover';
import { Button } from '../../../../ui/buttons/button';
import { classes } from '../../../../ui/classes';
import { VisuallyHidden } from '../../../../ui/text/visually-hidden';
import desk from '../../desk.module.css';
import { formatFigure } from '../../desk-words';
import money from '../../money.module.css';
import { WideTable } from '../../wide-table';
import { formatEuro } from '../../stock/format-euro';
import styles from '../catalogue.module.css';

export interface FoundTableProps {
  readonly editions: readonly FoundEdition[];
  readonly label: string;
  /** Adds a button that chooses a row. */
  readonly onChoose?: (edition: FoundEdition) => void;
  readonly isBusy?: boolean;
}

/** Table of editions with cover, title, language, format, price and copies. */
export function FoundTable({ editions, label, onChoose, isBusy = false }: FoundTableProps) {
  return (
    <WideTable label={label}>
      <table className={classes(desk['table'], money['stack'], styles['found'])}>
        <thead>
          <tr>
            <th scope="col">{m.desk_col_book()}</th>
            <th scope="col">{m.desk_catalogue_edition()}</th>
            <th scope="col" className={desk['figure']}>
              {m.desk_col_price()}
            </th>
            <th scope="col" className={desk['figure']}>
              {m.desk_col_on_hand()}
            </th>
            {onChoose === undefined ? null : (
              <th scope="col">
                <VisuallyHidden>{m.desk_col_do()}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {editions.map((edition) => (
            <FoundRow key={edition.isbn} edition={edition} onChoose={onChoose} isBusy={isBusy} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

interface FoundRowProps {
  readonly edition: FoundEdition;
  readonly onChoose: FoundTableProps['onChoose'];
  readonly isBusy: boolean;
}

function FoundRow({ edition, onChoose, isBusy }: FoundRowProps) {
  const { isbn, title, authors, format, year, publisher, cover, referencePrice, onHand } = edition;
  const facts = [
    languageName(edition.language, language()),
    formatName(format),
    publisher,
    year === null ? null : String(year),
  ];
  return (
    <tr>
      <th scope="row" aria-label={title}>
        <span className={styles['title']}>
          <Cover src={cover} width={32} hasFold={false} />
          <span>
            <PageLink
              to="/desk/catalogue/{-$kind}/{-$key}"
              params={{ kind: 'books', key: isbn }}
              preload={false}
              lang={edition.language}
              dir="auto"
            >
              {title}
            </PageLink>
            <small>
              <bdi>{joinWithCommas(authors, language())}</bdi>
            </small>
          </span>
        </span>
      </th>
      <td>
        {facts.filter((fact) => fact !== null).join(' · ')}
        <span className={desk['isbn']}>
          <bdi className="code">{isbn}</bdi>
        </span>
      </td>
      <td className={classes(desk['figure'], styles['count'])} data-head={m.desk_col_price()}>
        {referencePrice === null ? m.desk_catalogue_no_price() : formatEuro(referencePrice)}
      </td>
      <td className={classes(desk['figure'], styles['count'])} data-head={m.desk_col_on_hand()}>
        {formatFigure(onHand)}
      </td>
      {onChoose === undefined ? null : (
        <td className={desk['figure']}>
          <Button kind="outline" size="small" isBusy={isBusy} onClick={() => onChoose(edition)}>
            {m.desk_catalogue_choose()}
          </Button>
        </td>
      )}
    </tr>
  );
}
