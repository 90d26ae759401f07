import { usedGrades } from '../../../../domain/grade';
import type { RunSettings } from '../../../../domain/scanning/run';
import { m } from '../../../../messages/compiled/messages.js';
import { GradeCheck } from '../../../forms/grade-check';
import { gradeHint, gradeName } from '../../../lib/words/grade-words';
import { Select } from '../../../ui/fields/select';
import { Switch } from '../../../ui/fields/switch';
import styles from './sources.module.css';

export interface RunSettingsProps {
  readonly settings: RunSettings;
  readonly onChange: (settings: Partial<RunSettings>) => void;
}

/** Settings of the books read from now on. */
export function RunSettingsRows({ settings, onChange }: RunSettingsProps) {
  return (
    <fieldset className={styles['settings']} aria-label={m.scanning_settings()}>
      <div className={styles['grade']}>
        <Select
          bare
          label={m.scanning_run_grade()}
          value={settings.grade}
          options={usedGrades.map((value) => ({ value, label: gradeName(value) }))}
          onChange={(event) => {
            const grade = usedGrades.find((each) => each === event.target.value);
            if (grade !== undefined) onChange({ grade });
          }}
        />
        <p className="xs">{gradeHint(settings.grade)}</p>
      </div>
      <Switch
        label={m.scanning_run_library()}
        checked={settings.exLibrary}
        onChange={(event) => onChange({ exLibrary: event.target.checked })}
      />
      <Switch
        label={m.scanning_run_sound()}
        checked={settings.sound}
        onChange={(event) => onChange({ sound: event.target.checked })}
      />
      <GradeCheck />
    </fieldset>
  );
}
