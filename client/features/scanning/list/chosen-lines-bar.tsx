import { usedGrades } from '../../../../domain/grade';
import { m } from '../../../../messages/compiled/messages.js';
import { gradeName } from '../../../lib/words/grade-words';
import { Button } from '../../../ui/buttons/button';
import { IconButton } from '../../../ui/buttons/icon-button';
import { Select } from '../../../ui/fields/select';
import styles from './chosen-lines-bar.module.css';
import type { RowActions } from './row-actions';
import type { Selection } from '../../../ui/lists/use-selection';
import { countParams } from '../../../lib/words/count-params';

export interface ChosenLinesBarProps {
  readonly selection: Selection;
  readonly actions: Pick<RowActions, 'change' | 'remove'>;
  readonly onAdd: (ids: readonly number[]) => void;
  readonly isAdding: boolean;
}

/** Actions on all chosen lines at once. */
export function ChosenLinesBar({ selection, actions, onAdd, isAdding }: ChosenLinesBarProps) {
  const ids = [...selection.ids];
  const count = countParams(ids.length);
  return (
    <div className={styles['bar']} role="toolbar" aria-label={m.scanning_selected(count)}>
      <IconButton icon="close" size={20} label={m.scanning_selected_clear()} onClick={selection.clear} />
      <b>{m.scanning_selected(count)}</b>
      <Select
        isBare
        isLabelHidden
        label={m.scanning_selected_grade()}
        value=""
        options={[
          { value: '', label: m.scanning_selected_grade_choose() },
          ...usedGrades.map((value) => ({ value, label: gradeName(value) })),
        ]}
        onChange={(event) => {
          const grade = usedGrades.find((each) => each === event.target.value);
          if (grade !== undefined) actions.change(ids, { grade });
        }}
      />
      <Button kind="quiet" size="small" onClick={() => actions.change(ids, { exLibrary: true })}>
        {m.scanning_selected_library()}
      </Button>
      <Button kind="quiet" size="small" onClick={() => actions.change(ids, { exLibrary: false })}>
        {m.scanning_selected_not_library()}
      </Button>
      <Button
        kind="quiet"
        size="small"
        onClick={() => {
          actions.remove(ids);
          selection.clear();
        }}
      >
        {m.scanning_remove()}
      </Button>
      <Button kind="give" size="small" isBusy={isAdding} onClick={() => onAdd(ids)}>
        {m.scanning_selected_add()}
      </Button>
    </div>
  );
}
