import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Camera, CameraOptions } from './camera';
import { createCamera } from './create-camera';

/**
 * Returns the camera of a screen. Nothing is asked or loaded before `start`. The lens is off when the screen is left
 * and while the page is hidden.
 */
export function useCamera({ onRead, onState }: CameraOptions): Camera {
  const [control] = useState(() => createCamera());
  const snapshot = useSyncExternalStore(control.subscribe, control.snapshot, control.snapshot);
  useEffect(() => {
    control.listen({ onRead, onState });
  }, [control, onRead, onState]);
  useEffect(() => {
    const look = () => {
      control.setHidden(document.visibilityState === 'hidden');
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      control.stop();
    };
  }, [control]);
  return useMemo(
    () => ({
      ...snapshot,
      start: control.start,
      stop: control.stop,
      switchTo: control.switchTo,
      videoRef: control.show,
    }),
    [snapshot, control],
  );
}
