import { z } from 'zod';
import type { ChatTool, ToolCard } from '../../../domain/chat/schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';

/** What a call came to: a card for the page, or in English what was wrong with it, for whoever called. */
export type Called = { readonly ok: true; readonly card: ToolCard } | { readonly ok: false; readonly fault: string };

/**
 * Something the assistant can do for the person. Acts as `ctx.actor` and with no right of its own; changes nothing:
 * what a card proposes goes through the ordinary API when the person presses its button.
 */
export interface Tool {
  readonly name: ChatTool;
  /** For a language model, in English. */
  readonly describe: string;
  /** What it takes; unknown fields are refused. */
  readonly input: z.ZodType;
  /** Checks the input and runs. Wrong input and refusals of the shop are answers; anything else is thrown. */
  call(ctx: Ctx, input: unknown): Promise<Called>;
}

/** Makes a tool of a schema and a verb. */
export function tool<Input extends z.ZodType>(made: {
  readonly name: ChatTool;
  readonly describe: string;
  readonly input: Input;
  readonly run: (ctx: Ctx, input: z.output<Input>) => Promise<ToolCard>;
}): Tool {
  const { name, describe, input, run } = made;
  return {
    name,
    describe,
    input,
    async call(ctx, asked) {
      const parsed = input.safeParse(asked);
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
