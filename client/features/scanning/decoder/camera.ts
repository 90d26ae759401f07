import type { RefCallback } from 'react';
import type { Read } from '../../../../domain/scanning/run';

/**
 * How the camera is: `refused` by the person or the browser's settings, `none` there (or no camera is allowed on an
 * address without https), `busy` in another program, `failed`: the reader of codes could not be loaded.
 */
export type CameraState = 'off' | 'asking' | 'refused' | 'none' | 'busy' | 'failed' | 'on';

/** A camera to choose; `label` is the browser's own word for it, empty until the person has allowed one. */
export interface CameraDevice {
  readonly id: string;
  readonly label: string;
}

/** The lamp beside the lens. */
export interface Torch {
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

/** The range is the device's own, in its own unit. */
export interface Zoom {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly set: (value: number) => void;
}

export interface CameraOptions {
  /** A book was shown: called once for each time it is held before the camera. */
  readonly onRead: (read: Read) => void;
  readonly onState?: ((state: CameraState) => void) | undefined;
}

/** What a screen with a camera shows and does; `videoRef` belongs to its `<video muted playsInline>`. */
export interface Camera {
  readonly state: CameraState;
  /** Asks for the camera facing away from the person and reads from it; ends a refusal that has been taken back. */
  readonly start: () => void;
  readonly stop: () => void;
  readonly videoRef: RefCallback<HTMLVideoElement>;
  readonly devices: readonly CameraDevice[];
  /** Id of the one in use. */
  readonly device: string | null;
  readonly switchTo: (id: string) => void;
  readonly torch: Torch | null;
  readonly zoom: Zoom | null;
}
