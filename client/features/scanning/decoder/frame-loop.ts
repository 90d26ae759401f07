import { countFrameCodes, emptyFrameMemory, type FrameMemory } from '../../../../domain/scanning/frames';
import type { Decoder } from './decoder';

/** Milliseconds between two frames that are read: ten a second are faster than a hand and save energy. */
const minFrameIntervalMs = 100;

/** Reads the codes of a running video. It keeps the codes over a pause, so that a book in view is counted once. */
export interface FrameLoop {
  run(video: HTMLVideoElement, decoder: Decoder, signal: AbortSignal): Promise<void>;
}

/** Resolves with the time of the next new frame, in milliseconds. */
function nextFrame(video: HTMLVideoElement, signal: AbortSignal): Promise<number> {
  return new Promise((resolve) => {
    // Older Firefox versions lack it.
    if (typeof Reflect.get(video, 'requestVideoFrameCallback') === 'function') {
      const handle = video.requestVideoFrameCallback((now) => {
        resolve(now);
      });
      signal.addEventListener(
        'abort',
        () => {
          video.cancelVideoFrameCallback(handle);
          resolve(0);
        },
        { once: true },
      );
      return;
    }
    const before = video.currentTime;
    const poll = (now: number) => {
      if (signal.aborted || video.currentTime !== before) resolve(now);
      else requestAnimationFrame(poll);
    };
    requestAnimationFrame(poll);
  });
}

/** Returns a loop that reads frames. `count` is called with each code that counts. */
export function createFrameLoop(count: (code: string) => void): FrameLoop {
  let memory: FrameMemory = emptyFrameMemory;
  return {
    async run(video, decoder, signal) {
      let readAt = -Infinity;
      while (!signal.aborted) {
        const now = await nextFrame(video, signal);
        if (signal.aborted) return;
        if (now - readAt < minFrameIntervalMs || video.videoWidth === 0) continue;
        readAt = now;
        const codes = await decoder.frame(await createImageBitmap(video), memory.frame);
        if (signal.aborted) return;
        const result = countFrameCodes(memory, codes, now);
        memory = result.memory;
        for (const code of result.counted) count(code);
      }
    },
  };
}
