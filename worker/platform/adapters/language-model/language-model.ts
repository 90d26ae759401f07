/** Messages for a model, in order. */
export type ModelMessage =
  | { readonly role: 'system' | 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string; readonly calls: readonly ModelCall[] }
  /** Result of a tool call; `call` is its id. */
  | { readonly role: 'tool'; readonly call: string; readonly text: string };

/** A tool call that the model requests; `input` is not parsed yet. */
export interface ModelCall {
  readonly id: string;
  readonly name: string;
  readonly input: string;
}

export interface ModelTool {
  readonly name: string;
  readonly describe: string;
  /** JSON Schema of its input. */
  readonly input: Readonly<Record<string, unknown>>;
}

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
  /** False: the tools are named only so that earlier calls make sense. */
  readonly mayCall: boolean;
}

/** Part of a reply: text arrives in pieces, calls arrive whole at its end. */
export type ModelPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'call'; readonly call: ModelCall };

/** A language model of any provider. */
export interface LanguageModel {
  /** Yields one reply. Throws a ModelFailure when the model cannot be used or the reply is incomplete. */
  reply(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelPart>;
}

/** The model can't be used now. The message is a code for the log, never text of a model or its server. */
export class ModelFailure extends Error {
  constructor(why: string) {
    super(`model: ${why}`);
    this.name = 'ModelFailure';
  }
}

/** Longest waits for a model in milliseconds: for its first answer, and between two parts. */
export interface ModelTimeouts {
  readonly firstMs: number;
  readonly idleMs: number;
}
export const defaultTimeouts: ModelTimeouts = { firstMs: 15_000, idleMs: 20_000 };
