import { eventData } from './event-stream';
import { inTime } from './in-time';
import { ModelFailure, defaultTimeouts, type LanguageModel, type ModelTimeouts } from './language-model';
import { chatBody } from './openai-compatible';
import { readReply } from './read-reply';

/** The used part of the `AI` binding; its own type lists only older models. */
export interface AiBinding {
  run(model: string, input: Record<string, unknown>): Promise<unknown>;
}

/** Returns a model of Workers AI. `binding`: the binding `AI`. */
export function workersAi(binding: AiBinding, model: string, patience: ModelTimeouts = defaultTimeouts): LanguageModel {
  return {
    async *reply(request, signal) {
      const answer = await inTime(
        binding.run(model, { stream: true, ...chatBody(request) }),
        patience.firstMs,
        signal,
      ).catch((error: unknown) => {
        throw error instanceof ModelFailure ? error : new ModelFailure('unreachable');
      });
      if (!(answer instanceof ReadableStream)) throw new ModelFailure('nonsense');
      yield* readReply(eventData(answer, patience, signal));
    },
  };
}
