import { usedGrades } from '../../../../domain/grade';
import { m } from '../../../../messages/compiled/messages.js';
import { gradeName } from '../../../lib/words/grade-words';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/icons/icon';
import { IconButton } from '../../../ui/buttons/icon-button';
import { keysIcon, muteIcon, soundIcon, torchIcon, turnIcon } from '../../../ui/icons/rare-icons';
import { Select } from '../../../ui/fields/select';
import type { Camera } from '../decoder/camera';
import { PhotoButton } from '../sources/source-buttons';
import { CameraProblemNotice } from './camera-problem-notice';
import type { CameraPanelProps } from './camera-panel';
import styles from './camera.module.css';

export interface CameraViewProps extends Pick<
  CameraPanelProps,
  'onClose' | 'onFiles' | 'onType' | 'settings' | 'onSettings' | 'reads' | 'undo'
> {
  readonly camera: Camera;
}

/** Live picture with a frame for the barcode, and the settings while scanning. */
export function CameraView(props: CameraViewProps) {
  const { camera, onClose, onFiles, onType, settings, onSettings, reads, undo } = props;
  const { state, torch, zoom, videoRef: show } = camera;
  const isOn = state === 'on';
  return (
    <div className={styles['camera']}>
      <video
        ref={show}
        className={classes(styles['video'], isOn && styles['on'])}
        muted
        playsInline
        aria-hidden="true"
      />
      {isOn ? (
        <div className={styles['area']} key={reads} data-read={reads > 0 || undefined}>
          <i />
          <i />
          <i />
          <i />
          {reads === 0 ? <p>{m.scanning_camera_aim()}</p> : null}
        </div>
      ) : (
        <CameraProblemNotice state={state} onAgain={camera.start} />
      )}
      <div className={styles['bar']}>
        <IconButton icon="close" label={m.scanning_camera_close()} onClick={onClose} />
        <Select
          isBare
          isLabelHidden
          className={styles['grade']}
          label={m.scanning_run_grade()}
          value={settings.grade}
          shown={m.scanning_camera_grade({ grade: gradeName(settings.grade) })}
          options={usedGrades.map((value) => ({ value, label: gradeName(value) }))}
          onChange={(event) => {
            const grade = usedGrades.find((each) => each === event.target.value);
            if (grade !== undefined) onSettings({ grade });
          }}
        />
        {torch === null ? null : (
          <IconButton
            icon={torchIcon}
            label={m.scanning_torch()}
            aria-pressed={torch.on}
            onClick={() => torch.set(!torch.on)}
          />
        )}
        <IconButton
          icon={settings.sound ? soundIcon : muteIcon}
          label={m.scanning_sound()}
          aria-pressed={settings.sound}
          onClick={() => onSettings({ sound: !settings.sound })}
        />
      </div>
      {zoom === null || !isOn ? null : (
        <label className={styles['zoom']}>
          <span>{m.scanning_zoom()}</span>
          <input
            type="range"
            min={zoom.min}
            max={zoom.max}
            step={zoom.step}
            value={zoom.value}
            onChange={(event) => zoom.set(Number(event.target.value))}
          />
        </label>
      )}
      <div className={styles['tools']}>
        <PhotoButton className={styles['tool']} onFiles={onFiles} />
        <button type="button" className={styles['tool']} onClick={onType}>
          <Icon name={keysIcon} size={20} />
          {m.scanning_type()}
        </button>
        {undo === null ? null : (
          <button type="button" className={styles['tool']} aria-label={undo.label} onClick={undo.onUndo}>
            <Icon name="undo" size={20} />
            <span className={styles['undo']}>{m.scanning_undo()}</span>
          </button>
        )}
        <OtherCamera camera={camera} />
      </div>
    </div>
  );
}

/** Button for the next camera, if there are several. */
function OtherCamera({ camera: { devices, device, switchTo, state } }: { readonly camera: Camera }) {
  const next = devices[(devices.findIndex(({ id }) => id === device) + 1) % devices.length];
  if (devices.length < 2 || next === undefined || state !== 'on') return null;
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label={m.scanning_camera_switch()}
      onClick={() => switchTo(next.id)}
    >
      <Icon name={turnIcon} size={20} />
    </button>
  );
}
