import type { CameraDevice, CameraOptions, CameraState, Torch, Zoom } from './camera';
import { applyTo, extrasOf, keepFocus } from './camera-extras';
import { faultOf, openStream, stopStream, type CameraStream } from './camera-stream';
import { openDecoder, type Decoder } from './decoder';
import { createFrameLoop } from './frame-loop';

/** State of a camera at one moment. A new object at each change. */
export interface CameraSnapshot {
  readonly state: CameraState;
  readonly devices: readonly CameraDevice[];
  readonly device: string | null;
  readonly torch: Torch | null;
  readonly zoom: Zoom | null;
}

/** Camera without a screen: its state, its switches, and its video element. */
export interface CameraControl {
  readonly snapshot: () => CameraSnapshot;
  readonly subscribe: (changed: () => void) => () => void;
  /** Sets the listener for books and states. */
  readonly listen: (options: CameraOptions) => void;
  readonly start: () => void;
  readonly stop: () => void;
  readonly switchTo: (id: string) => void;
  readonly show: (video: HTMLVideoElement | null) => void;
  /** Called when the page is hidden: lens and lamp are off until it is visible again. */
  readonly setHidden: (hidden: boolean) => void;
}

const cameraOff: CameraSnapshot = { state: 'off', devices: [], device: null, torch: null, zoom: null };

/** Returns the cameras of the device. Their names are known only after the person has agreed. */
async function readCameras(): Promise<CameraDevice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId, label }) => ({ id: deviceId, label }));
}

/**
 * Returns the switches of a camera that has them. `isTorchOn`: the present state of the lamp. `onApplied` is called
 * after a switch, with the state of the lamp that it sets; null leaves the lamp as it is.
 */
function switchesOf(
  track: MediaStreamTrack,
  isTorchOn: boolean,
  onApplied: (setsTorch: boolean | null) => void,
): Pick<CameraSnapshot, 'torch' | 'zoom'> {
  const { torch, zoom } = extrasOf(track);
  return {
    torch: torch
      ? { on: isTorchOn, set: (on) => void applyTo(track, { torch: on }).then((done) => done && onApplied(on)) }
      : null,
    zoom: zoom && {
      ...zoom,
      set: (value) => void applyTo(track, { zoom: value }).then((done) => done && onApplied(null)),
    },
  };
}

/** Returns a camera that is off. `open` starts the decoder. */
export function createCamera(open: () => Decoder = openDecoder): CameraControl {
  let listener: CameraOptions = { onRead: () => undefined };
  let snapshot = cameraOff;
  let video: HTMLVideoElement | null = null;
  let running: CameraStream | null = null;
  let wantedDevice: string | null = null;
  let paused = false;
  let session = new AbortController();
  let reading = new AbortController();
  const subscribers = new Set<() => void>();
  const loop = createFrameLoop((text) => {
    listener.onRead({ text, source: 'camera', sure: true });
  });

  const set = (change: Partial<CameraSnapshot>) => {
    const before = snapshot.state;
    snapshot = { ...snapshot, ...change };
    for (const changed of subscribers) changed();
    if (snapshot.state !== before) listener.onState?.(snapshot.state);
  };

  const stopWith = (state: CameraState) => {
    session.abort();
    if (running) stopStream(running);
    running = null;
    if (video) video.srcObject = null;
    set({ state, torch: null, zoom: null });
  };

  const showSwitches = (track: MediaStreamTrack, isTorchOn: boolean) => {
    set(
      switchesOf(track, isTorchOn, (setsTorch) => {
        if (running?.track === track) showSwitches(track, setsTorch ?? snapshot.torch?.on ?? false);
      }),
    );
  };

  const read = async () => {
    reading.abort();
    if (!video || !running) return;
    reading = new AbortController();
    const signal = AbortSignal.any([reading.signal, session.signal]);
    video.srcObject = running.stream;
    const decoder = open();
    try {
      await video.play();
      await loop.run(video, decoder, signal);
    } catch {
      // Removing the element while it starts to play ends here too.
      if (!signal.aborted) stopWith('failed');
    } finally {
      decoder.close();
    }
  };

  const startStream = async () => {
    session.abort();
    session = new AbortController();
    const { signal } = session;
    if (running) stopStream(running);
    running = null;
    set({ state: 'asking', torch: null, zoom: null });
    let opened: CameraStream;
    try {
      opened = await openStream(wantedDevice);
    } catch (error) {
      if (!signal.aborted) stopWith(faultOf(error));
      return;
    }
    if (signal.aborted) {
      stopStream(opened);
      return;
    }
    running = opened;
    opened.track.addEventListener('ended', () => {
      if (running === opened) stopWith('busy');
    });
    const devices = await readCameras();
    if (signal.aborted) return;
    await keepFocus(opened.track);
    if (signal.aborted) return;
    set({ state: 'on', device: opened.device, devices });
    showSwitches(opened.track, false);
    await read();
  };

  return {
    snapshot: () => snapshot,
    listen(options) {
      listener = options;
    },
    subscribe(changed) {
      subscribers.add(changed);
      return () => subscribers.delete(changed);
    },
    start() {
      paused = false;
      if (snapshot.state !== 'asking' && snapshot.state !== 'on') void startStream();
    },
    stop() {
      paused = false;
      stopWith('off');
    },
    switchTo(id) {
      wantedDevice = id;
      if (snapshot.state !== 'off') void startStream();
    },
    show(element) {
      video = element;
      // The element may come after the stream, and may be replaced.
      if (snapshot.state === 'on') void read();
    },
    setHidden(hidden) {
      if (hidden && snapshot.state === 'on') {
        paused = true;
        stopWith('off');
      } else if (!hidden && paused) {
        paused = false;
        void startStream();
      }
    },
  };
}
