import type { DecoderAnswer, DecoderAsk, FrameAnswer, PictureResult } from './decoder-messages';

/** The decoder could not be loaded: no network, and it was never loaded before. */
export class DecoderUnavailable extends Error {}

/** Decoder in its worker. Call `close` after use. */
export interface Decoder {
  /** Reads the codes of frame `number` of a film. The bitmap is transferred. */
  frame(bitmap: ImageBitmap, number: number): Promise<FrameAnswer>;
  picture(file: File): Promise<PictureResult>;
  close(): void;
}

interface Waiting {
  readonly answer: (answer: DecoderAnswer) => void;
  readonly fail: (error: Error) => void;
}

/** One worker for camera and pictures. It ends when nobody uses it, because it holds some 20 MB. */
interface Shared {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
  users: number;
  asked: number;
}
let shared: Shared | null = null;

function startWorker(): Shared {
  const worker = new Worker(new URL('./decoder-worker.ts', import.meta.url), { type: 'module' });
  const started: Shared = { worker, waiting: new Map(), users: 0, asked: 0 };
  worker.addEventListener('message', (event: MessageEvent<DecoderAnswer>) => {
    started.waiting.get(event.data.id)?.answer(event.data);
    started.waiting.delete(event.data.id);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    rejectCalls(started);
  });
  return started;
}

/** Rejects all waiting calls. The next user starts a new worker. */
function rejectCalls(ended: Shared): void {
  ended.worker.terminate();
  for (const { fail } of ended.waiting.values()) fail(new DecoderUnavailable());
  ended.waiting.clear();
  if (shared === ended) shared = null;
}

type DecoderCall = DecoderAsk extends infer Ask ? (Ask extends DecoderAsk ? Omit<Ask, 'id'> : never) : never;

/** Starts the worker, or returns the running one. */
export function openDecoder(): Decoder {
  const mine = shared ?? startWorker();
  shared = mine;
  mine.users += 1;
  let open = true;
  const ask = (call: DecoderCall, handOver: Transferable[]) =>
    new Promise<DecoderAnswer>((answer, fail) => {
      if (!open || shared !== mine) {
        fail(new DecoderUnavailable());
        return;
      }
      mine.asked += 1;
      mine.waiting.set(mine.asked, { answer, fail });
      mine.worker.postMessage({ ...call, id: mine.asked }, handOver);
    });
  return {
    async frame(bitmap, number) {
      const answer = await ask({ kind: 'frame', bitmap, number }, [bitmap]);
      if (answer.kind !== 'frame') throw new DecoderUnavailable();
      return answer.codes;
    },
    async picture(file) {
      const answer = await ask({ kind: 'picture', file }, []);
      if (answer.kind !== 'picture') throw new DecoderUnavailable();
      return answer.found;
    },
    close() {
      if (!open) return;
      open = false;
      mine.users -= 1;
      if (mine.users === 0) rejectCalls(mine);
    },
  };
}
