import { type Listener } from '../../platform/adapters/listener';
import { type Actor, type Ctx } from '../../platform/context';
import { type Assistants } from './write-answer';

/** Functions of the Durable Object that a conversation uses. */
export interface ConversationHost {
  readonly state: DurableObjectState;
  /** Returns a context for a listener. Without `actor` it acts as a guest. */
  contextOf(listener: Listener, actor?: Actor): Ctx;
  assistants(): Assistants;
  /** Sets the object's alarm to an instant (ISO 8601), or to the end of the conversation (null). */
  setAlarm(at: string | null): void;
}
