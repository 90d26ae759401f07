import { countCodePoints, plainText } from '../../../domain/chat/plain-text';
import type { ChatMessage } from '../../../domain/chat/schemas';
import { systemNow, type Ctx } from '../../platform/context';
import type { Assistant, Turn } from '../assistant';
import { untilAborted } from './until-aborted';

/** Who answers: a language model where one is set, and the shop's own assistant, always. */
export interface Assistants {
  readonly model: Assistant | null;
  readonly builtIn: Assistant;
}

/** What is done with an answer while it is being written. */
export interface Desk {
  /** It is to be kept as it is now. */
  keep(answer: ChatMessage): void;
  /** It changed otherwise than by more text. */
  show(answer: ChatMessage): void;
  /** More text, behind `from` characters that are shown already. */
  showText(id: string, from: number, text: string): void;
}

const mostLetters = 4_000;
const mostCards = 8;
/** Small pieces wait for more this long, so that a token is no frame. */
const gatherMs = 40;
/** How much may be lost when the object goes down: text of this length, or of this time. */
const keepLetters = 200;
const keepMs = 500;

/**
 * Writes `answer` piece by piece and ends it as `done`, `stopped` (when `signal` was aborted) or `failed`. Where a
 * model fails before its end the built-in assistant answers in its place, and the answer says so. Never throws.
 */
export async function writeAnswer(
  ctx: Ctx,
  assistants: Assistants,
  turn: Turn,
  answer: ChatMessage,
  signal: AbortSignal,
  desk: Desk,
): Promise<void> {
  const { model, builtIn } = assistants;
  if (model !== null && answer.by === 'model') {
    const failure = await pour(ctx, model, turn, answer, signal, desk);
    if (failure === null) return end(answer, 'done');
    if (signal.aborted) return end(answer, 'stopped');
    ctx.log.warn('model-failed', { why: failure });
    Object.assign(answer, { by: 'built-in', fellBack: true, text: '', looked: [], cards: [] });
    desk.keep(answer);
    desk.show(answer);
  }
  const failure = await pour(ctx, builtIn, turn, answer, signal, desk);
  if (failure === null) return end(answer, 'done');
  if (signal.aborted) return end(answer, 'stopped');
  ctx.log.error('answer-failed', { why: failure });
  end(answer, 'failed');
}

function end(answer: ChatMessage, state: 'done' | 'stopped' | 'failed'): void {
  answer.text = answer.text.trimEnd();
  answer.state = state;
}

/** Null when the assistant came to its end with something said; else why not. */
async function pour(
  ctx: Ctx,
  assistant: Assistant,
  turn: Turn,
  answer: ChatMessage,
  signal: AbortSignal,
  desk: Desk,
): Promise<string | null> {
  const pen = penOf(answer, desk);
  try {
    for await (const piece of untilAborted(assistant(ctx, turn, signal), signal)) {
      if (piece.kind === 'text') {
        pen.write(plainText(piece.text));
        continue;
      }
      pen.flush();
      if (piece.kind === 'looked' && !answer.looked.includes(piece.tool)) answer.looked.push(piece.tool);
      if (piece.kind === 'card' && answer.cards.length < mostCards) answer.cards.push(piece.card);
      desk.show(answer);
    }
    pen.flush();
    return answer.text.trim() === '' && answer.cards.length === 0 ? 'nothing said' : null;
  } catch (error) {
    pen.flush();
    return error instanceof Error ? error.message.slice(0, 300) : 'unknown';
  }
}

interface Pen {
  write(text: string): void;
  /** What waits is shown and kept. */
  flush(): void;
}

/** Gathers small pieces of text into frames, and frames into what is kept. */
function penOf(answer: ChatMessage, desk: Desk): Pen {
  let waiting = '';
  let timer: ReturnType<typeof setTimeout> | null = null;
  let left = mostLetters;
  let kept = { letters: 0, at: systemNow().getTime() };
  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (waiting === '') return;
    const from = answer.text.length;
    answer.text += waiting;
    desk.showText(answer.id, from, waiting);
    waiting = '';
    const at = systemNow().getTime();
    if (answer.text.length - kept.letters < keepLetters && at - kept.at < keepMs) return;
    kept = { letters: answer.text.length, at };
    desk.keep(answer);
  };
  return {
    flush,
    write(text) {
      const more = answer.text === '' && waiting === '' ? text.trimStart() : text;
      const fits = [...more].slice(0, left).join('');
      left -= countCodePoints(fits);
      waiting += fits;
      if (waiting.length >= keepLetters) flush();
      else timer ??= setTimeout(flush, gatherMs);
    },
  };
}
