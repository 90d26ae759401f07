import { eventData } from './event-stream';
import { withTimeout } from './with-timeout';
import {
  ModelFailure,
  defaultTimeouts,
  type LanguageModel,
  type ModelMessage,
  type ModelTimeouts,
  type ModelRequest,
} from './language-model';
import { readReply } from './read-reply';

export interface EndpointSettings {
  /** `https://api.example/v1`, without a slash at its end. */
  readonly baseUrl: string;
  /** Null: the endpoint needs no key. */
  readonly key: string | null;
  readonly model: string;
}

/** Returns a model at an endpoint that has OpenAI's chat completions with streaming. */
export function openAiCompatible(
  { baseUrl, key, model }: EndpointSettings,
  timeouts: ModelTimeouts = defaultTimeouts,
): LanguageModel {
  return {
    async *reply(request, signal) {
      // Also closes the connection when the reader stops.
      const connection = new AbortController();
      const both = AbortSignal.any([signal, connection.signal]);
      try {
        const asked = fetch(`${baseUrl}/chat/completions`, {
          method: 'POST',
          // The key must not be sent to the target of a redirect.
          redirect: 'manual',
          headers: {
            'Content-Type': 'application/json',
            Accept: 'text/event-stream',
            ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify({ model, stream: true, ...chatBody(request) }),
          signal: both,
        });
        const answer = await withTimeout(asked, timeouts.firstMs, signal).catch((error: unknown) => {
          throw error instanceof ModelFailure ? error : new ModelFailure('unreachable');
        });
        if (answer.status !== 200 || answer.body === null) throw new ModelFailure(`status-${answer.status}`);
        const type = answer.headers.get('Content-Type') ?? '';
        if (type.includes('html')) throw new ModelFailure('html');
        yield* readReply(
          type.includes('application/json')
            ? wholeAnswer(answer, timeouts, signal)
            : eventData(answer.body, timeouts, signal),
        );
      } finally {
        connection.abort();
      }
    },
  };
}

/** Yields the whole answer of an endpoint that does not stream. */
async function* wholeAnswer(answer: Response, { idleMs }: ModelTimeouts, signal: AbortSignal): AsyncIterable<string> {
  yield await withTimeout(answer.text(), idleMs, signal).catch((error: unknown) => {
    throw error instanceof ModelFailure ? error : new ModelFailure('broken-off');
  });
}

/** Messages and tools in the shape of chat completions. */
export function chatBody({ messages, tools, mayCall }: ModelRequest): Record<string, unknown> {
  return {
    messages: messages.map(messageBody),
    ...(tools.length === 0
      ? {}
      : {
          tools: tools.map(({ name, describe, input }) => ({
            type: 'function',
            function: { name, description: describe, parameters: input },
          })),
          tool_choice: mayCall ? 'auto' : 'none',
        }),
  };
}

function messageBody(message: ModelMessage): Record<string, unknown> {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.call, content: message.text };
  if (message.role !== 'assistant') return { role: message.role, content: message.text };
  const calls = message.calls.map(({ id, name, input }) => ({
    id,
    type: 'function',
    function: { name, arguments: input },
  }));
  return { role: 'assistant', content: message.text, ...(calls.length === 0 ? {} : { tool_calls: calls }) };
}
