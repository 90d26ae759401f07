import type { DecoderAnswer, DecoderAsk, FrameAnswer, PictureResult } from './decoder-messages';

/** The decoder could not be loaded: no network, and it was never loaded before. */
export class DecoderUnavailableError extends Error {}

/** Decoder in its worker. Call `close` after use. */
export interface Decoder {
  /** Reads the codes of frame `number` of a film. The bitmap is transferred. */
  frame(bitmap: ImageBitmap, number: number): Promise<FrameAnswer>;
  picture(file: File): Promise<PictureResult>;
  close(): void;
}

interface WaitingCall {
  readonly answer: (answer: DecoderAnswer) => void;
  readonly fail: (error: Error) => void;
}

/** One worker for camera and pictures. It ends when nobody uses it, because it holds some 20 MB. */
interface RunningWorker {
  readonly worker: Worker;
  readonly waitingCalls: Map<number, WaitingCall>;
  users: number;
  callCount: number;
}
let runningWorker: RunningWorker | null = null;

function startWorker(): RunningWorker {
  const worker = new Worker(new URL('./decoder-worker.ts', import.meta.url), { type: 'module' });
  const started: RunningWorker = { worker, waitingCalls: new Map(), users: 0, callCount: 0 };
  worker.addEventListener('message', (event: MessageEvent<DecoderAnswer>) => {
    started.waitingCalls.get(event.data.id)?.answer(event.data);
    started.waitingCalls.delete(event.data.id);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    rejectCalls(started);
  });
  return started;
}

/** Rejects all waiting calls. The next user starts a new worker. */
function rejectCalls(ended: RunningWorker): void {
  ended.worker.terminate();
  for (const { fail } of ended.waitingCalls.values()) fail(new DecoderUnavailableError());
  ended.waitingCalls.clear();
  if (runningWorker === ended) runningWorker = null;
}

type DecoderCall = DecoderAsk extends infer Ask ? (Ask extends DecoderAsk ? Omit<Ask, 'id'> : never) : never;

/** Starts the worker, or returns the running one. */
export function openDecoder(): Decoder {
  const running = runningWorker ?? startWorker();
  runningWorker = running;
  running.users += 1;
  let isOpen = true;
  const ask = (call: DecoderCall, handOver: Transferable[]) =>
    new Promise<DecoderAnswer>((answer, fail) => {
      if (!isOpen || runningWorker !== running) {
        fail(new DecoderUnavailableError());
        return;
      }
      running.callCount += 1;
      running.waitingCalls.set(running.callCount, { answer, fail });
      running.worker.postMessage({ ...call, id: running.callCount }, handOver);
    });
  return {
    async frame(bitmap, number) {
      const answer = await ask({ kind: 'frame', bitmap, number }, [bitmap]);
      if (answer.kind !== 'frame') throw new DecoderUnavailableError();
      return answer.codes;
    },
    async picture(file) {
      const answer = await ask({ kind: 'picture', file }, []);
      if (answer.kind !== 'picture') throw new DecoderUnavailableError();
      return answer.found;
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      running.users -= 1;
      if (running.users === 0) rejectCalls(running);
    },
  };
}
