import type { RunSettings } from '../../../../domain/scanning/run';
import { m } from '../../../../messages/compiled/messages.js';
import { useUsualGrade } from '../../../data/usual-grade';
import { GradeCheck } from '../../../forms/grade-check';
import { UsualGrade } from '../../../forms/usual-grade';
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
        <UsualGrade
          label={m.scanning_run_grade()}
          isAsked={useUsualGrade() === null}
          grade={settings.grade}
          onChange={(grade) => onChange({ grade })}
        />
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
