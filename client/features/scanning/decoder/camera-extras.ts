/** Abilities of a camera that TypeScript's DOM does not list (Media Capture, Image Capture extension). */
export interface CameraExtras {
  readonly torch: boolean;
  readonly zoom: { readonly min: number; readonly max: number; readonly step: number; readonly value: number } | null;
}

type Setting = MediaTrackConstraintSet & { torch?: boolean; zoom?: number; focusMode?: string };

const valueOf = (holder: object, name: string): unknown => Reflect.get(holder, name);
const numberOf = (holder: object, name: string): number | null => {
  const value = valueOf(holder, name);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

function capabilitiesOf(track: MediaStreamTrack): object {
  // Firefox has no such function.
  return 'getCapabilities' in track ? track.getCapabilities() : {};
}

function zoomOf(track: MediaStreamTrack): CameraExtras['zoom'] {
  const range = valueOf(capabilitiesOf(track), 'zoom');
  if (typeof range !== 'object' || range === null) return null;
  const [min, max] = [numberOf(range, 'min'), numberOf(range, 'max')];
  if (min === null || max === null || max <= min) return null;
  const step = numberOf(range, 'step') ?? 0;
  return { min, max, step: step > 0 ? step : (max - min) / 20, value: numberOf(track.getSettings(), 'zoom') ?? min };
}

/** Returns whether a camera has a lamp. Some devices list it as `[true, false]`. */
function hasTorch(track: MediaStreamTrack): boolean {
  const torch = valueOf(capabilitiesOf(track), 'torch');
  return torch === true || (Array.isArray(torch) && torch.includes(true));
}

/** Returns whether a camera has a lamp, and the range of its zoom. */
export const extrasOf = (track: MediaStreamTrack): CameraExtras => ({ torch: hasTorch(track), zoom: zoomOf(track) });

/** Switches the lamp. Resolves to whether the device did it. */
export async function applyTo(track: MediaStreamTrack, setting: Setting): Promise<boolean> {
  try {
    await track.applyConstraints({ advanced: [setting] });
    return true;
  } catch {
    return false;
  }
}

/** Sets continuous focus where the lens supports it. */
export async function keepFocus(track: MediaStreamTrack): Promise<void> {
  const modes = valueOf(capabilitiesOf(track), 'focusMode');
  if (Array.isArray(modes) && modes.includes('continuous')) await applyTo(track, { focusMode: 'continuous' });
}
