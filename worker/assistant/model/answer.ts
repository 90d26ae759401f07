import { z } from 'zod';
import type { ChatMessage } from '../../../domain/chat/schemas';
import { modelPolicy } from '../../../domain/policy/chat';
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

/** Number of rounds in which the model may call tools, and of wrong calls, before the answer fails. */
const maxRounds = 4;
const maxFaults = 2;
/** Length at which an answer is cut, in characters. */
const maxLetters = 4_000;
/** Time limit of a whole answer. */
const answerMs = 90_000;

const toolDefinitions = (): ModelTool[] =>
  tools.map(({ name, describe, input }) => ({ name, describe, input: z.toJSONSchema(input, { io: 'input' }) }));

/**
 * Returns an assistant that answers by a language model with the shop's tools. The tools are the model's only access to
 * the shop: they act as `ctx.actor`, check their input, and change nothing.
 * @throws ModelFailure when the model gives no complete answer
 */
export function answerByModel(model: LanguageModel): Assistant {
  const definitions = toolDefinitions();
  return async function* answer(ctx, turn, signal) {
    const stopOrDeadline = AbortSignal.any([signal, AbortSignal.timeout(answerMs)]);
    const messages: ModelMessage[] = [
      { role: 'system', text: instructionsFor(ctx, turn.language) },
      ...latestWithin(modelPolicy.pastLetters, turn.past.map(pastMessages)),
      { role: 'user', text: turn.text },
    ];
    const used = { letters: 0, faults: 0 };
    for (let round = 0; round <= maxRounds; round += 1) {
      const calls: ModelCall[] = [];
      let text = '';
      for await (const part of model.reply(
        { messages, tools: definitions, mayCall: round < maxRounds },
        stopOrDeadline,
      )) {
        if (part.kind === 'call') {
          calls.push(part.call);
          continue;
        }
        // Text before and after a tool call forms paragraphs of its own.
        if (text === '' && used.letters > 0) yield { kind: 'text', text: '\n\n' };
        text += part.text;
        used.letters += part.text.length;
        yield { kind: 'text', text: part.text };
        // The answer is cut here: the page shows no more than this.
        if (used.letters > maxLetters) return;
      }
      if (calls.length === 0) return;
      if (round === maxRounds) break;
      messages.push({ role: 'assistant', text, calls });
      for (const call of calls) {
        const result = yield* callTool(ctx, call, used);
        messages.push({ role: 'tool', call: call.id, text: result });
      }
    }
    throw new ModelFailure('too-many-rounds');
  };
}

/** Calls a tool and returns the result for the model. The model may correct a wrong call `maxFaults` times. */
async function* callTool(ctx: Ctx, call: ModelCall, used: { faults: number }): AsyncGenerator<Piece, string> {
  const tool = toolNamed(call.name);
  let fault = 'there is no such tool';
  if (tool !== undefined) {
    yield { kind: 'tool', tool: tool.name };
    const result = await tool.call(ctx, inputOf(call));
    if (result.ok) {
      yield { kind: 'card', card: result.card };
      return cardForModel(result.card);
    }
    fault = result.fault;
  }
  used.faults += 1;
  if (used.faults > maxFaults) throw new ModelFailure('wrong-calls');
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

/** Returns the latest messages of a conversation, oldest first, whose texts together have at most `letters` units. */
function latestWithin(letters: number, past: readonly (readonly ModelMessage[])[]): ModelMessage[] {
  let left = letters;
  const first = past.findLastIndex((messages) => {
    left -= messages.reduce((sum, { text }) => sum + text.length, 0);
    return left < 0;
  });
  return past.slice(first + 1).flat();
}

/** Returns a past message for the model, with its cards, so that "the second one" can be resolved. */
function pastMessages({ id, role, text, cards: shown }: ChatMessage): ModelMessage[] {
  if (role === 'person') return [{ role: 'user', text }];
  const cards = shown.filter(isToolCard);
  const calls = cards.map((card, index) => ({ id: `${id}-${index}`, name: toolOf[card.kind], input: '{}' }));
  return [
    ...(calls.length === 0 ? [] : [{ role: 'assistant' as const, text: '', calls }]),
    ...cards.map((card, index) => ({ role: 'tool' as const, call: `${id}-${index}`, text: cardForModel(card) })),
    ...(text === '' ? [] : [{ role: 'assistant' as const, text, calls: [] }]),
  ];
}
