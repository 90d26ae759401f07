import { m } from '../../../../../messages/compiled/messages.js';
import type { EarlierImport } from '../../../../data/desk/imports';
import { PageLink } from '../../../../lib/page-link';
import { Button } from '../../../../ui/buttons/button';
import { buttonClass } from '../../../../ui/buttons/button-class';
import { Notice } from '../../../../ui/notices/notice';
import desk from '../../desk.module.css';
import { formatFigure } from '../../desk-words';
import { deskTime } from '../../desk-clock';
import { isolate } from '../../../../../domain/isolates';
import type { ImportStep } from './sending/import-stage';

export interface EarlierNoticeProps {
  readonly earlier: EarlierImport;
  readonly onRepeat: (changes: Partial<ImportStep>) => Promise<unknown>;
}

/** Notice that the file was imported before, or that its import is not finished: when, by whom, and the next step. */
export function EarlierNotice({ earlier, onRepeat }: EarlierNoticeProps) {
  const { kind, run, by, startedAt, nextRow } = earlier;
  const time = deskTime(startedAt, 'minute');
  const isOpen = kind === 'running';
  const words = isOpen ? m.desk_import_begun : m.desk_import_done_before;
  const wordsWithClerk = isOpen ? m.desk_import_begun_by : m.desk_import_done_by;
  return (
    <Notice
      kind="waiting"
      isAnnounced
      action={
        <div className={desk['buttons']}>
          <Button size="small" onClick={() => void onRepeat(isOpen ? { isResumed: true } : { isRepeated: true })}>
            {isOpen ? m.desk_import_resume() : m.desk_import_again()}
          </Button>
          <PageLink
            to="/desk/catalogue/{-$kind}/{-$key}"
            params={{ kind: 'imports', key: run }}
            preload={false}
            className={buttonClass({ kind: 'outline', size: 'small' })}
          >
            {m.desk_import_report()}
          </PageLink>
        </div>
      }
    >
      <p>{by === null ? words({ time }) : wordsWithClerk({ time, name: isolate(by) })}</p>
      {isOpen ? <p className="small">{m.desk_import_begun_rows({ shown: formatFigure(nextRow) })}</p> : null}
    </Notice>
  );
}
