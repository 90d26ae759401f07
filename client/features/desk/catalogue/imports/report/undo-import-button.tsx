import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeskImport, UndoneStep } from '../../../../../../domain/desk/imports/desk-import-schemas';
import { m } from '../../../../../../messages/compiled/messages.js';
import { useImportCalls } from '../../../../../data/desk/imports';
import { useBusyAction } from '../../../../../lib/busy-action';
import { problemWords } from '../../../../../lib/words/problem-words';
import { Button } from '../../../../../ui/buttons/button';
import { Notice } from '../../../../../ui/notices/notice';
import desk from '../../../desk.module.css';
import { formatFigure } from '../../../desk-words';
import styles from '../imports.module.css';
import { repeatUntilAnswered } from '../sending/repeat-until-answered';

/** Button that undoes an import after a confirmation, and the progress of the undo. */
export function UndoImportButton({ report: { run: id, kind, isUndoing, canUndo } }: { readonly report: DeskImport }) {
  const { undo } = useImportCalls();
  const router = useRouter();
  const [isConfirming, setConfirming] = useState(false);
  const [progress, setProgress] = useState<UndoneStep | null>(null);
  const { run, isBusy, problem } = useBusyAction(async () => {
    const retry = { signal: new AbortController().signal, onWaiting: () => undefined };
    for (let isDone = false; !isDone;) {
      const step = await repeatUntilAnswered(() => undo(id), retry);
      setProgress(step);
      isDone = step.done;
    }
    await router.invalidate();
  });
  if (!canUndo) return null;
  const question = kind === 'copies' ? m.desk_import_undo_copies() : m.desk_import_undo_books();
  if (progress !== null && isBusy)
    return (
      <div className={styles['progress']}>
        <b>{m.desk_import_undoing()}</b>
        <progress
          className={styles['bar']}
          max={Math.max(1, progress.changes)}
          value={progress.undone}
          aria-label={m.desk_import_undoing()}
        />
        <p className="small">
          {m.desk_done_of({ done: formatFigure(progress.undone), all: formatFigure(progress.changes) })}
        </p>
      </div>
    );
  return (
    <div className={desk['more']}>
      {problem === null ? null : (
        <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
          {problemWords(problem)}
        </Notice>
      )}
      {isConfirming || isUndoing ? (
        <Notice
          kind="waiting"
          isAnnounced
          action={
            <div className={desk['buttons']}>
              <Button kind="outline-take" size="small" isBusy={isBusy} onClick={() => void run()}>
                {isUndoing ? m.desk_import_undo_on() : m.desk_import_undo()}
              </Button>
              {isUndoing ? null : (
                <Button kind="quiet" size="small" onClick={() => setConfirming(false)}>
                  {m.desk_import_undo_no()}
                </Button>
              )}
            </div>
          }
        >
          {isUndoing ? m.desk_import_undo_open() : question}
        </Notice>
      ) : (
        <Button kind="outline" size="small" onClick={() => setConfirming(true)}>
          {m.desk_import_undo()}
        </Button>
      )}
    </div>
  );
}
