import { z } from 'zod';
import type { ChatTool, ToolCard } from '../../../domain/chat/schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';

/** Result of a tool call: a card for the page, or the fault in English, for the caller. */
export type ToolResult =
  | { readonly ok: true; readonly card: ToolCard }
  | { readonly ok: false; readonly fault: string };

/**
 * Something the assistant can look up or propose for the person. Acts as `ctx.actor`, has no rights of its own, and
 * changes nothing: the button of a proposal calls the ordinary API.
 */
export interface Tool {
  readonly name: ChatTool;
  /** Description for a language model, in English. */
  readonly describe: string;
  /** Schema of its input; it refuses unknown fields. */
  readonly input: z.ZodType;
  /** Checks the input and runs. Wrong input and problems are faults in the result; any other error is thrown. */
  call(ctx: Ctx, input: unknown): Promise<ToolResult>;
}

/** Returns a tool that checks its input by a schema and runs a function. */
export function defineTool<Input extends z.ZodType>(definition: {
  readonly name: ChatTool;
  readonly describe: string;
  readonly input: Input;
  readonly run: (ctx: Ctx, input: z.output<Input>) => Promise<ToolCard>;
}): Tool {
  const { name, describe, input, run } = definition;
  return {
    name,
    describe,
    input,
    async call(ctx, given) {
      const parsed = input.safeParse(given);
      if (!parsed.success) return { ok: false, fault: z.prettifyError(parsed.error).slice(0, 500) };
      try {
        return { ok: true, card: await run(ctx, parsed.data) };
      } catch (error) {
        if (error instanceof Problem) return { ok: false, fault: error.code };
        throw error;
      }
    },
  };
}
