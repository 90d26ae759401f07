import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/buttons/button';
import type { CameraState } from '../decoder/camera';
import styles from './camera.module.css';

const words: Record<Exclude<CameraState, 'on'>, () => string> = {
  off: m.scanning_camera_off,
  asking: m.scanning_camera_asking,
  refused: m.scanning_camera_refused,
  none: m.scanning_camera_none,
  busy: m.scanning_camera_busy,
  failed: m.scanning_camera_failed,
};

/** Notice why the camera has no picture, with the next step. The other sources are below it. */
export function CameraProblemNotice({
  state,
  onAgain,
}: {
  readonly state: Exclude<CameraState, 'on'>;
  readonly onAgain: () => void;
}) {
  return (
    <output className={styles['problem']}>
      <p>{words[state]()}</p>
      {state === 'asking' || state === 'none' ? null : (
        <Button kind="outline" size="small" onClick={onAgain}>
          {state === 'off' ? m.scanning_camera_on() : m.scanning_camera_again()}
        </Button>
      )}
    </output>
  );
}
