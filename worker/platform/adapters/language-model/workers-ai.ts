import { eventData } from './event-stream';
import { withTimeout } from './with-timeout';
import { ModelFailure, defaultTimeouts, type LanguageModel, type ModelTimeouts } from './language-model';
import { chatBody } from './openai-compatible';
import { readReply } from './read-reply';

/** The used part of the `AI` binding; its own type lists only older models. */
export interface AiBinding {
  run(model: string, input: Record<string, unknown>): Promise<unknown>;
}

/** Returns a model of Workers AI. `binding`: the binding `AI`. */
export function workersAi(binding: AiBinding, model: string, timeouts: ModelTimeouts = defaultTimeouts): LanguageModel {
  return {
    async *reply(request, signal) {
      const answer = await withTimeout(
        binding.run(model, { stream: true, ...chatBody(request) }),
        timeouts.firstMs,
        signal,
      ).catch((error: unknown) => {
        throw error instanceof ModelFailure ? error : new ModelFailure('unreachable');
      });
      if (!(answer instanceof ReadableStream)) throw new ModelFailure('nonsense');
      yield* readReply(eventData(answer, timeouts, signal));
    },
  };
}
