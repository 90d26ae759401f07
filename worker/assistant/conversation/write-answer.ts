import { countCodePoints, plainText } from '../../../domain/chat/plain-text';
import type { ChatMessage } from '../../../domain/chat/schemas';
import { systemNow, type Ctx } from '../../platform/context';
import type { Assistant, Turn } from '../assistant';
import { countModelAnswer } from '../require-message';
import { untilAborted } from './until-aborted';

/** The assistants of a shop: a language model where one is set, and always the built-in one. */
export interface Assistants {
  readonly model: Assistant | null;
  readonly builtIn: Assistant;
}

/** An answer to be written: what is asked, the message to fill, its stop signal, and what receives it. */
export interface AnswerTask {
  readonly turn: Turn;
  readonly answer: ChatMessage;
  readonly signal: AbortSignal;
  readonly sink: AnswerSink;
}

/** Receives an answer while it is being written. */
export interface AnswerSink {
  /** Stores the answer as it is now. */
  store(answer: ChatMessage): void;
  /** Shows the whole answer, after a change that does not only append text. */
  show(answer: ChatMessage): void;
  /** Shows more text, after `from` characters that are shown already. */
  showText(id: string, from: number, text: string): void;
}

/** Most characters and cards of an answer. The rest is cut. */
const maxLetters = 4_000;
const maxCards = 8;
/** Time for which small pieces of text are gathered, so that not every token is sent as a frame of its own. */
const gatherMs = 40;
/** Most text that is lost when the object goes down: by length, or by time since it was last stored. */
const maxUnsavedLetters = 200;
const maxUnsavedMs = 500;

/**
 * Writes `answer` piece by piece and ends it as `done`, `stopped` (when `signal` was aborted) or `failed`. When a model
 * fails, the built-in assistant answers instead and `fellBack` is set. It also answers when `mayAskModel` says no.
 * Never throws.
 */
export async function writeAnswer(ctx: Ctx, { model, builtIn }: Assistants, task: AnswerTask): Promise<void> {
  const { answer, signal, sink } = task;
  if (model !== null && answer.by === 'model' && !(await mayAskModel(ctx))) {
    answer.by = 'built-in';
    sink.store(answer);
    sink.show(answer);
  }
  if (model !== null && answer.by === 'model') {
    const failure = await streamPieces(ctx, model, task);
    if (failure === null) return endAnswer(answer, 'done');
    if (signal.aborted) return endAnswer(answer, 'stopped');
    ctx.log.warn('model-failed', { why: failure });
    Object.assign(answer, { by: 'built-in', fellBack: true, text: '', looked: [], cards: [] });
    sink.store(answer);
    sink.show(answer);
  }
  const failure = await streamPieces(ctx, builtIn, task);
  if (failure === null) return endAnswer(answer, 'done');
  if (signal.aborted) return endAnswer(answer, 'stopped');
  ctx.log.error('answer-failed', { why: failure });
  endAnswer(answer, 'failed');
}

/** Returns whether the model may answer. If the count fails, the built-in assistant answers. */
async function mayAskModel(ctx: Ctx): Promise<boolean> {
  try {
    return await countModelAnswer(ctx);
  } catch (error) {
    ctx.log.warn('model-failed', { why: error instanceof Error ? error.message.slice(0, 300) : 'unknown' });
    return false;
  }
}

function endAnswer(answer: ChatMessage, state: 'done' | 'stopped' | 'failed'): void {
  answer.text = answer.text.trimEnd();
  answer.state = state;
}

/** Writes an assistant's pieces to the answer. Returns null when it ended with any content, else the reason. */
async function streamPieces(
  ctx: Ctx,
  assistant: Assistant,
  { turn, answer, signal, sink }: AnswerTask,
): Promise<string | null> {
  const buffer = textBuffer(answer, sink);
  try {
    for await (const piece of untilAborted(assistant(ctx, turn, signal), signal)) {
      if (piece.kind === 'text') {
        buffer.write(plainText(piece.text));
        continue;
      }
      buffer.flush();
      if (piece.kind === 'tool' && !answer.looked.includes(piece.tool)) answer.looked.push(piece.tool);
      if (piece.kind === 'card' && answer.cards.length < maxCards) answer.cards.push(piece.card);
      sink.show(answer);
    }
    buffer.flush();
    return answer.text.trim() === '' && answer.cards.length === 0 ? 'nothing said' : null;
  } catch (error) {
    buffer.flush();
    return error instanceof Error ? error.message.slice(0, 300) : 'unknown';
  }
}

interface TextBuffer {
  write(text: string): void;
  /** Shows the gathered text, and stores it when enough has come together. */
  flush(): void;
}

/** Returns a buffer that gathers small pieces of text into frames and stores the answer after several frames. */
function textBuffer(answer: ChatMessage, sink: AnswerSink): TextBuffer {
  let gathered = '';
  let timer: ReturnType<typeof setTimeout> | null = null;
  let left = maxLetters;
  let saved = { letters: 0, at: systemNow().getTime() };
  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (gathered === '') return;
    const from = answer.text.length;
    answer.text += gathered;
    sink.showText(answer.id, from, gathered);
    gathered = '';
    const at = systemNow().getTime();
    if (answer.text.length - saved.letters < maxUnsavedLetters && at - saved.at < maxUnsavedMs) return;
    saved = { letters: answer.text.length, at };
    sink.store(answer);
  };
  return {
    flush,
    write(text) {
      const more = answer.text === '' && gathered === '' ? text.trimStart() : text;
      const fits = [...more].slice(0, left).join('');
      left -= countCodePoints(fits);
      gathered += fits;
      if (gathered.length >= maxUnsavedLetters) flush();
      else timer ??= setTimeout(flush, gatherMs);
    },
  };
}
