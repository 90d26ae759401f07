import type { CameraState } from './camera';

/** Camera that runs. */
export interface CameraStream {
  readonly stream: MediaStream;
  readonly track: MediaStreamTrack;
  readonly device: string | null;
}

/** Reason why there is no picture. */
export type CameraFault = Extract<CameraState, 'refused' | 'none' | 'busy'>;

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  TypeError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/**
 * Returns the fault of the browser's error. An unknown error counts as a camera in use, because a second try may
 * help.
 */
export const faultOf = (error: unknown): CameraFault =>
  (error instanceof Error || error instanceof DOMException ? faults[error.name] : undefined) ?? 'busy';

/**
 * Returns the wanted settings. More than 720 lines only cost time. `device` null: the camera that faces away from the
 * person.
 */
const constraintsFor = (device: string | null): MediaTrackConstraints => ({
  width: { ideal: 1280 },
  height: { ideal: 720 },
  ...(device === null ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: device } }),
});

/** Opens a camera. Throws the browser's error, which `faultOf` explains. */
export async function openStream(device: string | null): Promise<CameraStream> {
  // Missing on an address without https.
  if (!('mediaDevices' in navigator)) throw new TypeError('no camera here');
  const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: constraintsFor(device) });
  const [track] = stream.getVideoTracks();
  if (!track) throw new TypeError('no picture in the stream');
  return { stream, track, device: track.getSettings().deviceId ?? null };
}

/** Stops a camera, which switches off its light. */
export function stopStream({ stream }: CameraStream): void {
  for (const track of stream.getTracks()) track.stop();
}
