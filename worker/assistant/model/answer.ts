import { z } from 'zod';
import type { ChatMessage } from '../../../domain/chat/schemas';
import {
  ModelFailure,
  type LanguageModel,
  type ModelCall,
  type ModelMessage,
  type ModelTool,
} from '../../platform/adapters/language-model/language-model';
import type { Ctx } from '../../platform/context';
import type { Assistant, Piece } from '../assistant';
import { toolNamed, tools } from '../tools/tools';
import { instructionsFor } from './instructions';
import { isToolCard, cardForModel, toolOf } from './card-for-model';

/** Times the model may ask for tools, and have done it wrong, before it has lost its way; the whole answer's time. */
const mostRounds = 4;
const mostFaults = 2;
const mostLetters = 4_000;
const wholeMs = 90_000;

const described = (): ModelTool[] =>
  tools.map(({ name, describe, input }) => ({ name, describe, input: z.toJSONSchema(input, { io: 'input' }) }));

/**
 * Answers by a language model with the shop's tools. It gets nothing of the shop but through them: they act as
 * `ctx.actor`, check what it wrote, and change nothing. Throws ModelFailure whenever it does not come to a good end.
 */
export function answerByModel(model: LanguageModel): Assistant {
  const known = described();
  return async function* answer(ctx, turn, signal) {
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(wholeMs)]);
    const messages: ModelMessage[] = [
      { role: 'system', text: instructionsFor(ctx, turn.language) },
      ...turn.past.flatMap(remembered),
      { role: 'user', text: turn.text },
    ];
    const told = { letters: 0, faults: 0 };
    for (let round = 0; round <= mostRounds; round += 1) {
      const calls: ModelCall[] = [];
      let text = '';
      for await (const part of model.reply({ messages, tools: known, mayCall: round < mostRounds }, inTime)) {
        if (part.kind === 'call') {
          calls.push(part.call);
          continue;
        }
        // Words before a look-up and after it are paragraphs.
        if (text === '' && told.letters > 0) yield { kind: 'text', text: '\n\n' };
        text += part.text;
        told.letters += part.text.length;
        yield { kind: 'text', text: part.text };
        // What comes after that is nobody's to read.
        if (told.letters > mostLetters) return;
      }
      if (calls.length === 0) return;
      if (round === mostRounds) break;
      messages.push({ role: 'assistant', text, calls });
      for (const call of calls) {
        const result = yield* called(ctx, call, told);
        messages.push({ role: 'tool', call: call.id, text: result });
      }
    }
    throw new ModelFailure('too-many-rounds');
  };
}

/** Calls a tool; answers what the model is told of it. A wrong call is its to mend, but not for ever. */
async function* called(ctx: Ctx, call: ModelCall, told: { faults: number }): AsyncGenerator<Piece, string> {
  const tool = toolNamed(call.name);
  let fault = 'there is no such tool';
  if (tool !== undefined) {
    yield { kind: 'looked', tool: tool.name };
    const result = await tool.call(ctx, inputOf(call));
    if (result.ok) {
      yield { kind: 'card', card: result.card };
      return cardForModel(result.card);
    }
    fault = result.fault;
  }
  told.faults += 1;
  if (told.faults > mostFaults) throw new ModelFailure('wrong-calls');
  return JSON.stringify({ error: fault });
}

function inputOf({ input }: ModelCall): unknown {
  if (input.trim() === '') return {};
  try {
    return JSON.parse(input);
  } catch {
    return null;
  }
}

/** What was said before, with what was shown, so that "the second one" means something. */
function remembered({ id, role, text, cards: shown }: ChatMessage): ModelMessage[] {
  if (role === 'person') return [{ role: 'user', text }];
  const cards = shown.filter(isToolCard);
  const calls = cards.map((card, at) => ({ id: `${id}-${at}`, name: toolOf[card.kind], input: '{}' }));
  return [
    ...(calls.length === 0 ? [] : [{ role: 'assistant' as const, text: '', calls }]),
    ...cards.map((card, at) => ({ role: 'tool' as const, call: `${id}-${at}`, text: cardForModel(card) })),
    ...(text === '' ? [] : [{ role: 'assistant' as const, text, calls: [] }]),
  ];
}
