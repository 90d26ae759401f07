import type { RefCallback } from 'react';
import type { Read } from '../../../../domain/scanning/run';

/**
 * State of the camera. `refused`: by the person or the browser's settings. `none`: there is none, or the address has no
 * https. `busy`: used by another program. `failed`: the decoder could not be loaded.
 */
export type CameraState = 'off' | 'asking' | 'refused' | 'none' | 'busy' | 'failed' | 'on';

/** Camera to choose. `label` is the browser's name for it, empty until the person has allowed cameras. */
export interface CameraDevice {
  readonly id: string;
  readonly label: string;
}

/** Lamp beside the lens. */
export interface Torch {
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

/** Zoom. The range is the device's own, in its own unit. */
export interface Zoom {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly set: (value: number) => void;
}

export interface CameraOptions {
  /** Called once for each time a book is held before the camera. */
  readonly onRead: (read: Read) => void;
  readonly onState?: ((state: CameraState) => void) | undefined;
}

/** State and actions of a screen with a camera. `videoRef` belongs to its `<video muted playsInline>`. */
export interface Camera {
  readonly state: CameraState;
  /** Asks for the camera that faces away from the person and reads from it. Clears a refusal. */
  readonly start: () => void;
  readonly stop: () => void;
  readonly videoRef: RefCallback<HTMLVideoElement>;
  readonly devices: readonly CameraDevice[];
  /** Id of the camera in use. */
  readonly device: string | null;
  readonly switchTo: (id: string) => void;
  readonly torch: Torch | null;
  readonly zoom: Zoom | null;
}
