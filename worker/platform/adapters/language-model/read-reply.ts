import { z } from 'zod';
import { ModelFailure, type ModelCall, type ModelPart } from './language-model';

const callSchema = z.object({
  index: z.int().min(0).max(64).optional(),
  id: z.string().max(200).nullish(),
  function: z
    .object({
      name: z.string().max(200).nullish(),
      arguments: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish(),
    })
    .nullish(),
  // Workers AI sends these fields without `function`.
  name: z.string().max(200).nullish(),
  arguments: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish(),
});
const messageSchema = z.object({ content: z.string().nullish(), tool_calls: z.array(callSchema).max(64).nullish() });
const chunkSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: messageSchema.nullish(),
        message: messageSchema.nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  response: z.string().nullish(),
  tool_calls: z.array(callSchema).max(64).nullish(),
  error: z.unknown().optional(),
});

/** Tools called in one reply; input of one call, in characters. */
const maxCalls = 8;
const maxInputLetters = 20_000;

/**
 * Yields a reply from chunks of OpenAI, compatible endpoints or Workers AI. Names and inputs of several calls may
 * arrive in pieces. The reply ends with the model's reason or `[DONE]`. Throws ModelFailure `nonsense`, `error`,
 * `refused`, `broken-off`, `too-many-calls`.
 */
export async function* readReply(events: AsyncIterable<string>): AsyncIterable<ModelPart> {
  const calls = new Map<number, { id: string; name: string; input: string }>();
  let hasEnded = false;
  for await (const event of events) {
    if (event.trim() === '[DONE]') {
      hasEnded = true;
      break;
    }
    const chunk = chunkOf(event);
    const choice = chunk.choices?.[0];
    const message = choice?.delta ?? choice?.message;
    const text = message?.content ?? chunk.response ?? '';
    if (text !== '') yield { kind: 'text', text };
    for (const piece of message?.tool_calls ?? chunk.tool_calls ?? []) collectCall(calls, piece);
    if (choice?.finish_reason === 'content_filter') throw new ModelFailure('refused');
    if (typeof choice?.finish_reason === 'string') hasEnded = true;
  }
  if (!hasEnded) throw new ModelFailure('broken-off');
  for (const call of calls.values())
    yield { kind: 'call', call: { ...call, id: call.id || `call-${call.name}` } satisfies ModelCall };
}

function chunkOf(event: string): z.output<typeof chunkSchema> {
  let json: unknown;
  try {
    json = JSON.parse(event);
  } catch {
    throw new ModelFailure('nonsense');
  }
  const chunk = chunkSchema.safeParse(json);
  if (!chunk.success) throw new ModelFailure('nonsense');
  if (chunk.data.error !== undefined && chunk.data.error !== null) throw new ModelFailure('error');
  return chunk.data;
}

function collectCall(
  calls: Map<number, { id: string; name: string; input: string }>,
  piece: z.output<typeof callSchema>,
): void {
  // A piece without an index belongs to the last call, unless it begins another.
  const beginsCall = (piece.function?.name ?? piece.name ?? '') !== '' || (piece.id ?? '') !== '';
  const index = piece.index ?? (beginsCall ? calls.size : Math.max(0, calls.size - 1));
  const call = calls.get(index) ?? { id: '', name: '', input: '' };
  const input = piece.function?.arguments ?? piece.arguments ?? '';
  call.id ||= piece.id ?? '';
  call.name += piece.function?.name ?? piece.name ?? '';
  call.input += typeof input === 'string' ? input : JSON.stringify(input);
  calls.set(index, call);
  if (calls.size > maxCalls || call.input.length > maxInputLetters) throw new ModelFailure('too-many-calls');
}
