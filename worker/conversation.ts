import { DurableObject } from 'cloudflare:workers';
import { chatPolicy } from '../domain/policy/chat';
import { dayMs } from '../domain/time';
import { listenerHeader, listenerSchema } from './platform/adapters/listener';
import { systemNow } from './platform/context';
import { openServices, shopContext } from './services';
import { chooseAssistants } from './assistant/choose-assistants';
import { deleteConversationRow } from './conversations/delete-conversation-row';
import { LiveConversation } from './assistant/conversation/live-conversation';
import type { Assistants } from './assistant/conversation/write-answer';

/**
 * One conversation with the assistant: messages (SQLite), listeners (hibernating sockets), and an alarm that erases it
 * `chatPolicy.days` after the last message. Only the Worker can call it, and has checked the listeners.
 */
export class Conversation extends DurableObject<Env> {
  private readonly live: LiveConversation;
  /** The assistants that answer. Tests replace them. */
  assistants: Assistants | null = null;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'));
    this.live = new LiveConversation({
      state,
      contextOf: (listener, actor = { kind: 'guest', visitor: null }) => {
        const { language, market, country, network, origin } = listener;
        const shop = shopContext(openServices(env), (work) => state.waitUntil(work));
        return { ...shop, actor, language, market, country, network, origin };
      },
      assistants: () => (this.assistants ??= chooseAssistants(openServices(env))),
      setAlarm: (at) => state.waitUntil(state.storage.setAlarm(at === null ? this.erasureDueAt() : Date.parse(at))),
    });
  }

  override async fetch(request: Request): Promise<Response> {
    const listener = listenerSchema.parse(JSON.parse(request.headers.get(listenerHeader) ?? 'null'));
    const { kv } = this.ctx.storage;
    if (kv.get('conversation') === undefined) {
      kv.put('conversation', listener.conversation);
      kv.put('begun', listener.since);
      await this.ctx.storage.setAlarm(this.erasureDueAt());
    }
    return this.live.join(listener);
  }

  override async webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): Promise<void> {
    await this.live.receive(socket, data);
  }

  /** Returns all messages as JSON, oldest first; for export, hand-over and tests. */
  transcript(): string {
    return JSON.stringify(this.live.history.all());
  }

  async erase(): Promise<void> {
    await this.live.erase();
  }

  /** Returns true; the health check calls it. */
  answers(): boolean {
    return true;
  }

  /** Marks an interrupted answer as failed, and erases the conversation when it is due. */
  override async alarm(): Promise<void> {
    const at = this.erasureDueAt();
    if (this.live.isWriting() || at > systemNow().getTime()) {
      await this.ctx.storage.setAlarm(this.live.isWriting() ? systemNow().getTime() + 60_000 : at);
      return;
    }
    const conversation = this.ctx.storage.kv.get('conversation');
    // A failure here makes the platform repeat the alarm.
    if (typeof conversation === 'string')
      await deleteConversationRow(
        shopContext(openServices(this.env), (work) => this.ctx.waitUntil(work)),
        conversation,
      );
    await this.live.erase();
  }

  /** Returns when the conversation is due to be erased, in milliseconds since 1970. */
  private erasureDueAt(): number {
    const last = this.live.history.latest(1, Number.MAX_SAFE_INTEGER)[0]?.at ?? this.ctx.storage.kv.get('begun');
    return (typeof last === 'string' ? Date.parse(last) : systemNow().getTime()) + chatPolicy.days * dayMs;
  }
}
