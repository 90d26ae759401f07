import { useEffect, useRef } from 'react';
import type { DeskImportReport } from '../../../../../domain/desk/imports/desk-import-schemas';
import { joinWithCommas } from '../../../../../domain/isolates';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { Button } from '../../../../ui/buttons/button';
import { Notice } from '../../../../ui/notices/notice';
import desk from '../../desk.module.css';
import { formatFigure } from '../../desk-words';
import styles from './imports.module.css';
import { ChangedBooks } from './report/changed-books';
import { FoundColumnsList } from './report/found-columns';
import { ImportCounts } from './report/import-counts';
import { RefusedRows } from './report/refused-rows';
import type { FoundColumns } from './sending/import-stage';

export interface DryRunResultProps {
  readonly report: DeskImportReport;
  readonly found: FoundColumns | null;
  /** Number of records by the currency of prices that can't be used. */
  readonly currencies: Readonly<Record<string, number>>;
  readonly onImport: () => void;
  /** Shows the options again. */
  readonly onReconsider: () => void;
}

/** Result of a dry run: what the import would do, and the button that does it. */
export function DryRunResult({ report, found, currencies, onImport, onReconsider }: DryRunResultProps) {
  const section = useRef<HTMLDivElement>(null);
  // The focused button of the progress was removed, so the focus moves to the result.
  useEffect(() => section.current?.focus(), []);
  const unused = Object.entries(currencies).map(([currency, count]) => `${currency} (${formatFigure(count)})`);
  const isEmpty = report.added + report.updated === 0;
  return (
    <div ref={section} tabIndex={-1} className={styles['checked']}>
      <Notice kind={isEmpty ? 'waiting' : 'safe'} isAnnounced>
        {isEmpty ? m.desk_import_checked_nothing() : m.desk_import_checked()}
      </Notice>
      {unused.length === 0 ? null : (
        <Notice kind="waiting">{m.desk_import_currencies({ list: joinWithCommas(unused, language()) })}</Notice>
      )}
      <ImportCounts report={report} />
      <p className={desk['buttons']}>
        {isEmpty ? null : <Button onClick={onImport}>{m.desk_import_now()}</Button>}
        <Button kind="outline" onClick={onReconsider}>
          {m.desk_import_change_options()}
        </Button>
      </p>
      {found === null ? null : <FoundColumnsList found={found} />}
      <RefusedRows report={report} />
      <ChangedBooks report={report} />
    </div>
  );
}
