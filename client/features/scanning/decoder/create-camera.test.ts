import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CameraState } from './camera';
import { createCamera } from './create-camera';
import type { Decoder } from './decoder';

const books = { one: '9780140328721', two: '9783518368541' };

/** A track that can be stopped, taken away, and told what to do. */
class FakeTrack extends EventTarget {
  stopped = false;
  readonly told: unknown[] = [];
  readonly device: string;
  readonly can: object;

  constructor(device: string, can: object) {
    super();
    this.device = device;
    this.can = can;
  }
  stop() {
    this.stopped = true;
  }
  getSettings() {
    return { deviceId: this.device };
  }
  getCapabilities() {
    return this.can;
  }
  async applyConstraints(constraints: unknown) {
    this.told.push(constraints);
  }
}

const opened: FakeTrack[] = [];
const requestedConstraints: MediaStreamConstraints[] = [];
let refuse: Error | null = null;
let can: object = {};

/** Frames come when the test shows them; the decoder answers what is shown. */
let frame: ((now: number) => void) | null = null;
let shown: readonly string[] = [];
let looks = 0;
let lookedAt = () => {};

function fakeVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  Object.defineProperty(video, 'videoWidth', { value: 640 });
  Object.defineProperty(video, 'srcObject', { value: null, writable: true });
  video.play = async () => undefined;
  video.requestVideoFrameCallback = (callback) => {
    frame = (now) => {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the loop reads only the time
      callback(now, {} as VideoFrameCallbackMetadata);
    };
    lookedAt();
    return 1;
  };
  video.cancelVideoFrameCallback = () => undefined;
  return video;
}

const fakeDecoder = (): Decoder & { closed: boolean } => ({
  closed: false,
  async frame() {
    looks += 1;
    return shown;
  },
  picture: async () => 'no-code-found',
  close() {
    this.closed = true;
  },
});

/** Shows one frame and waits until the camera wants the next. */
async function show(codes: readonly string[], now: number) {
  shown = codes;
  const next = new Promise<void>((resolve) => {
    lookedAt = resolve;
  });
  frame?.(now);
  await next;
}

const waitForFrame = () =>
  vi.waitFor(() => {
    expect(frame).not.toBeNull();
  });

beforeEach(() => {
  opened.length = 0;
  requestedConstraints.length = 0;
  refuse = null;
  can = {};
  frame = null;
  looks = 0;
  lookedAt = () => {};
  vi.stubGlobal('createImageBitmap', async () => ({ close() {} }));
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      async getUserMedia(constraints: MediaStreamConstraints) {
        requestedConstraints.push(constraints);
        if (refuse) throw refuse;
        const wanted = constraints.video;
        const track = new FakeTrack(typeof wanted === 'object' && 'deviceId' in wanted ? 'front' : 'back', can);
        opened.push(track);
        return { getTracks: () => [track], getVideoTracks: () => [track] };
      },
      enumerateDevices: async () => [
        { kind: 'videoinput', deviceId: 'back', label: 'Back' },
        { kind: 'audioinput', deviceId: 'ear', label: 'Ear' },
        { kind: 'videoinput', deviceId: 'front', label: 'Front' },
      ],
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  vi.unstubAllGlobals();
});

function camera() {
  const reads: string[] = [];
  const states: CameraState[] = [];
  const decoder = fakeDecoder();
  const control = createCamera(() => decoder);
  control.listen({ onRead: (read) => reads.push(read.text), onState: (state) => states.push(state) });
  control.show(fakeVideo());
  return { control, reads, states, decoder };
}

describe('the camera', () => {
  it('asks for the rear camera, reads a book once two frames agree, and stops', async () => {
    const { control, reads, states, decoder } = camera();
    control.start();
    await waitForFrame();
    expect(requestedConstraints[0]?.video).toMatchObject({ facingMode: { ideal: 'environment' } });
    expect(control.snapshot()).toMatchObject({
      state: 'on',
      device: 'back',
      devices: [
        { id: 'back', label: 'Back' },
        { id: 'front', label: 'Front' },
      ],
    });
    await show([books.one], 100);
    expect(reads).toEqual([]);
    await show([books.one], 200);
    await show([books.one], 300);
    expect(reads).toEqual([books.one]);
    control.stop();
    await vi.waitFor(() => {
      expect(decoder.closed).toBe(true);
    });
    expect(opened[0]?.stopped).toBe(true);
    expect(states).toEqual(['asking', 'on', 'off']);
  });

  it('reads at most ten frames a second', async () => {
    const { control } = camera();
    control.start();
    await waitForFrame();
    for (let now = 16; now <= 1000; now += 16) await show([], now);
    expect(looks).toBeLessThanOrEqual(10);
    control.stop();
  });

  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'none'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
  ] as const)('reports the browser error %s as the state %s', async (name, state) => {
    refuse = Object.assign(new Error('no'), { name });
    const { control } = camera();
    control.start();
    await vi.waitFor(() => {
      expect(control.snapshot().state).toBe(state);
    });
  });

  it('starts after the person has allowed the camera', async () => {
    refuse = Object.assign(new Error('no'), { name: 'NotAllowedError' });
    const { control } = camera();
    control.start();
    await vi.waitFor(() => {
      expect(control.snapshot().state).toBe('refused');
    });
    refuse = null;
    control.start();
    await waitForFrame();
    expect(control.snapshot().state).toBe('on');
    control.stop();
  });

  it('reports that there is no camera where the browser has none', async () => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    const { control } = camera();
    control.start();
    await vi.waitFor(() => {
      expect(control.snapshot().state).toBe('none');
    });
  });

  it('pauses while the page is hidden, and counts a book once that stays in view', async () => {
    const { control, reads } = camera();
    control.start();
    await waitForFrame();
    await show([books.one], 100);
    await show([books.one], 200);
    control.setHidden(true);
    expect(opened[0]?.stopped).toBe(true);
    frame = null;
    control.setHidden(false);
    await waitForFrame();
    await show([books.one], 90_000);
    await show([books.one], 90_100);
    await show([books.two], 90_200);
    await show([books.two], 90_300);
    expect(reads).toEqual([books.one, books.two]);
    control.stop();
  });

  it('stays off when the page becomes visible and the camera was off before', () => {
    const { control } = camera();
    control.setHidden(true);
    control.setHidden(false);
    expect(control.snapshot().state).toBe('off');
    expect(requestedConstraints).toEqual([]);
  });

  it('stops the first camera when it switches to another', async () => {
    const { control } = camera();
    control.start();
    await waitForFrame();
    frame = null;
    control.switchTo('front');
    await waitForFrame();
    expect(opened.map(({ device, stopped }) => [device, stopped])).toEqual([
      ['back', true],
      ['front', false],
    ]);
    expect(control.snapshot().device).toBe('front');
    control.stop();
  });

  it('offers lamp and zoom where the device has them', async () => {
    can = { torch: true, zoom: { min: 1, max: 8, step: 0.5 }, focusMode: ['manual', 'continuous'] };
    const { control } = camera();
    control.start();
    await waitForFrame();
    expect(control.snapshot().zoom).toMatchObject({ min: 1, max: 8, step: 0.5, value: 1 });
    control.snapshot().torch?.set(true);
    await vi.waitFor(() => {
      expect(control.snapshot().torch?.on).toBe(true);
    });
    expect(opened[0]?.told).toEqual([{ advanced: [{ focusMode: 'continuous' }] }, { advanced: [{ torch: true }] }]);
    control.stop();
    expect(control.snapshot()).toMatchObject({ torch: null, zoom: null });
  });

  it('reports when another program takes the camera', async () => {
    const { control } = camera();
    control.start();
    await waitForFrame();
    opened[0]?.dispatchEvent(new Event('ended'));
    expect(control.snapshot().state).toBe('busy');
  });

  it('reports when the decoder cannot be loaded', async () => {
    const control = createCamera(() => ({ ...fakeDecoder(), frame: async () => Promise.reject(new Error('offline')) }));
    control.show(fakeVideo());
    control.start();
    await waitForFrame();
    frame?.(100);
    await vi.waitFor(() => {
      expect(control.snapshot().state).toBe('failed');
    });
    expect(opened[0]?.stopped).toBe(true);
  });

  it('stops a camera that opens after the person has stopped', async () => {
    const { control } = camera();
    control.start();
    control.stop();
    await vi.waitFor(() => {
      expect(opened[0]?.stopped).toBe(true);
    });
    expect(control.snapshot().state).toBe('off');
  });
});
