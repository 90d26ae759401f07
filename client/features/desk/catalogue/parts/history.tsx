import { useRouter } from '@tanstack/react-router';
import type { HistoryEntry, HistoryValue } from '../../../../../domain/desk/catalogue/catalogue-schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { useCatalogueCalls } from '../../../../data/desk/catalogue';
import { useBusyAction } from '../../../../lib/busy-action';
import { problemWords } from '../../../../lib/words/problem-words';
import { Button } from '../../../../ui/buttons/button';
import { Notice } from '../../../../ui/notices/notice';
import { SectionHead } from '../../../../ui/text/section-head';
import { VisuallyHidden } from '../../../../ui/text/visually-hidden';
import { deskTime } from '../../desk-clock';
import { isolateCode } from '../../desk-words';
import styles from '../catalogue.module.css';
import { fieldName, valueWords } from './field-words';

/** Changes with clerk and day, the newest first. A button undoes a change whose value is still the current one. */
export function History({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  return (
    <section className={styles['section']}>
      <SectionHead size="block" title={m.desk_catalogue_history()} />
      {entries.length === 0 ? <p className="small">{m.desk_catalogue_history_none()}</p> : null}
      <ol className={styles['history']}>
        {entries.map((entry) => (
          <Entry key={entry.id ?? entry.run?.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry }: { readonly entry: HistoryEntry }) {
  const { id, at, by, run: file, kind, fields, canPutBack } = entry;
  const { restoreChange } = useCatalogueCalls();
  const router = useRouter();
  const { run, isBusy, problem } = useBusyAction(async (change: number) => {
    await restoreChange(change);
    await router.invalidate();
  });
  const who =
    file === null ? (by ?? m.desk_catalogue_nobody()) : m.desk_catalogue_by_file({ file: isolateCode(file.name) });
  return (
    <li>
      <div>
        <p>
          <bdi>{who}</bdi>
          {file !== null && by !== null ? (
            <>
              {' '}
              · <bdi>{by}</bdi>
            </>
          ) : null}{' '}
          · <time dateTime={at}>{deskTime(at, 'minute')}</time>
        </p>
        {kind === 'added' ? <p>{m.desk_catalogue_added()}</p> : null}
        {file?.isUndone === true ? <p>{m.desk_catalogue_file_undone()}</p> : null}
        <dl>
          {fields.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{fieldName(field)}</dt>
              <dd>
                {kind === 'released' ? (
                  m.desk_catalogue_released()
                ) : (
                  <>
                    <del>
                      <VisuallyHidden>{m.desk_catalogue_before()}: </VisuallyHidden>
                      <Value field={field} value={before} />
                    </del>{' '}
                    <ins>
                      <VisuallyHidden>{m.desk_catalogue_after()}: </VisuallyHidden>
                      <Value field={field} value={after} />
                    </ins>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
        {problem === null ? null : (
          <Notice kind="wrong" isAnnounced>
            {problemWords(problem)}
          </Notice>
        )}
      </div>
      {canPutBack && id !== null ? (
        <Button kind="outline" size="small" isBusy={isBusy} onClick={() => void run(id)}>
          {m.desk_catalogue_undo()}
        </Button>
      ) : null}
    </li>
  );
}

function Value({ field, value }: { readonly field: string; readonly value: HistoryValue }) {
  const words = valueWords(field, value);
  return words === null ? <i>{m.desk_catalogue_nothing()}</i> : <bdi>{words}</bdi>;
}
