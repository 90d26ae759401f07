import type { EditedField } from '../../../../../domain/desk/catalogue/catalogue-schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { useBusyAction } from '../../../../lib/busy-action';
import { problemWords } from '../../../../lib/words/problem-words';
import { Button } from '../../../../ui/buttons/button';
import { deskTime } from '../../desk-clock';
import { isolateCode } from '../../desk-words';
import styles from '../catalogue.module.css';

/** Names the clerk who edited a field. Imports do not overwrite it until a press on the button allows that. */
export function EditedMark({
  edited,
  onRelease,
}: {
  readonly edited: EditedField;
  readonly onRelease: (field: string) => Promise<void>;
}) {
  const { run, isBusy, problem } = useBusyAction(() => onRelease(edited.field));
  const name = edited.by ?? m.desk_catalogue_nobody();
  return (
    <p className={styles['mark']}>
      {edited.at === null
        ? name
        : m.desk_catalogue_edited_by({ name: isolateCode(name), day: deskTime(edited.at, 'day') })}
      <Button kind="quiet" size="small" isBusy={isBusy} onClick={() => void run()}>
        {m.desk_catalogue_release()}
      </Button>
      {problem === null ? null : <span role="alert">{problemWords(problem)}</span>}
    </p>
  );
}
