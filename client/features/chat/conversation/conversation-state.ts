import type { ChatMessage, ServerFrame } from '../../../../domain/chat/schemas';
import type { Language } from '../../../../domain/language';
import type { ApiProblem } from '../../../lib/api';

/** Reason why a message was not accepted. `problemWords` has its sentence. */
export type ConversationProblem = Pick<ApiProblem, 'code' | 'facts'>;

/** Message of this page that the shop has not confirmed. It is sent again with the same id until then. */
export interface Unsent {
  readonly id: string;
  readonly text: string;
  readonly language: Language;
  /** The shop refused it; it waits for the person. */
  readonly problem: ConversationProblem | null;
}

/** State of the connection to the shop. `none`: nothing to connect to yet. */
export type Connection = 'none' | 'connecting' | 'open' | 'reconnecting' | 'offline';

export interface ConversationState {
  readonly id: string | null;
  readonly connection: Connection;
  /** False until the history has come for the first time. */
  readonly isLoaded: boolean;
  readonly messages: readonly ChatMessage[];
  readonly unsent: readonly Unsent[];
  /** A language model answers; else it is the built-in assistant. */
  readonly hasModel: boolean;
  readonly isSignedIn: boolean;
  /** Problem of something else than a message: a press that was not accepted. */
  readonly problem: ConversationProblem | null;
  /** Erased here or elsewhere, expired, or of another person. */
  readonly isGone: boolean;
}

export const emptyConversation: ConversationState = {
  id: null,
  connection: 'none',
  isLoaded: true,
  messages: [],
  unsent: [],
  hasModel: false,
  isSignedIn: false,
  problem: null,
  isGone: false,
};

/** Returns the answer that is being written, if there is one. */
export const unfinishedAnswer = ({ messages }: ConversationState): ChatMessage | undefined =>
  messages.findLast(({ role, state }) => role === 'assistant' && state === 'writing');

/** Returns the unsent messages without those that the shop has. */
const withoutReceived = (unsent: readonly Unsent[], messages: readonly ChatMessage[]) => {
  const received = new Set(messages.map(({ id }) => id));
  return unsent.some(({ id }) => received.has(id)) ? unsent.filter(({ id }) => !received.has(id)) : unsent;
};

/** Returns the messages with a new one. A repeated answer replaces the old one. */
function withMessage(messages: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  const others = messages.filter(({ id, seq }) => id !== message.id && seq !== message.seq);
  const at = others.findLastIndex(({ seq }) => seq < message.seq) + 1;
  return [...others.slice(0, at), message, ...others.slice(at)];
}

/**
 * Returns the conversation after a frame of the shop. `gap` says that text is missing, so that the history must be
 * loaded again.
 */
export function afterFrame(state: ConversationState, frame: ServerFrame): ConversationState | 'gap' {
  switch (frame.type) {
    case 'hello': {
      const { messages, model, signedIn } = frame;
      return {
        ...state,
        connection: 'open',
        isLoaded: true,
        messages,
        unsent: withoutReceived(state.unsent, messages),
        hasModel: model,
        isSignedIn: signedIn,
        problem: null,
      };
    }
    case 'message': {
      const messages = withMessage(state.messages, frame.message);
      return { ...state, messages, unsent: withoutReceived(state.unsent, messages) };
    }
    case 'text': {
      const { id, from, text } = frame;
      const message = state.messages.find((each) => each.id === id);
      if (message === undefined || from > message.text.length) return 'gap';
      // Overlapping text came twice.
      const grown = { ...message, text: message.text.slice(0, from) + text };
      return { ...state, messages: state.messages.map((each) => (each === message ? grown : each)) };
    }
    case 'problem':
      return afterProblem(state, frame);
    default:
      return { ...emptyConversation, isGone: true };
  }
}

function afterProblem(
  state: ConversationState,
  { code, facts, id }: ServerFrame & { type: 'problem' },
): ConversationState {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the server sends codes of this list
  const problem: ConversationProblem = { code: code as ConversationProblem['code'], facts };
  if (!state.unsent.some((each) => each.id === id)) return { ...state, problem };
  // It only came too early: it is sent after the answer before it.
  if (code === 'answer-being-written') return state;
  return { ...state, unsent: state.unsent.map((each) => (each.id === id ? { ...each, problem } : each)) };
}
