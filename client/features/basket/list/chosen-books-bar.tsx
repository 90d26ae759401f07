import type { LinesPatch } from '../../../../domain/basket/editions';
import { usedGrades } from '../../../../domain/grade';
import { m } from '../../../../messages/compiled/messages.js';
import { countParams } from '../../../lib/words/count-params';
import { gradeName } from '../../../lib/words/grade-words';
import { Button } from '../../../ui/buttons/button';
import { IconButton } from '../../../ui/buttons/icon-button';
import { Select } from '../../../ui/fields/select';
import type { Selection } from '../../../ui/lists/use-selection';
import styles from './basket-list.module.css';

export interface ChosenBooksBarProps {
  readonly selection: Selection<string>;
  readonly isBusy: boolean;
  readonly onChange: (patch: LinesPatch) => void;
  readonly onClose: () => void;
}

/** Actions on all chosen books at once. */
export function ChosenBooksBar({ selection, isBusy, onChange, onClose }: ChosenBooksBarProps) {
  const isNone = selection.ids.size === 0;
  return (
    <div className={styles['bar']} role="toolbar" aria-label={m.scanning_choose()} aria-busy={isBusy || undefined}>
      <IconButton icon="close" size={20} label={m.scanning_selected_clear()} onClick={onClose} />
      <b aria-live="polite">{isNone ? m.basket_choose_hint() : m.scanning_selected(countParams(selection.ids.size))}</b>
      <Button kind="quiet" size="small" aria-label={m.scanning_choose_all()} onClick={selection.selectAll}>
        {m.basket_choose_all()}
      </Button>
      {isNone ? null : (
        <>
          <Select
            isBare
            isLabelHidden
            label={m.scanning_selected_grade()}
            value=""
            disabled={isBusy}
            options={[
              { value: '', label: m.scanning_selected_grade_choose() },
              ...usedGrades.map((value) => ({ value, label: gradeName(value) })),
            ]}
            onChange={(event) => {
              const grade = usedGrades.find((each) => each === event.target.value);
              if (grade !== undefined) onChange({ grade });
            }}
          />
          <Button kind="quiet" size="small" disabled={isBusy} onClick={() => onChange({ exLibrary: true })}>
            {m.scanning_selected_library()}
          </Button>
          <Button kind="quiet" size="small" disabled={isBusy} onClick={() => onChange({ exLibrary: false })}>
            {m.scanning_selected_not_library()}
          </Button>
          <Button kind="quiet" size="small" disabled={isBusy} onClick={() => onChange(null)}>
            {m.scanning_remove()}
          </Button>
        </>
      )}
    </div>
  );
}
