import { z } from 'zod';
import { chatMessageSchema, type ChatMessage } from '../../../domain/chat/schemas';
import { listenerHeader, type Listener } from './listener';

/** The conversations for verbs. Each is a Durable Object of its own. */
export interface Conversations {
  /** Connects a listener that the handshake has checked. The answer carries the socket (101). */
  connect(listener: Listener): Promise<Response>;
  /** Returns all messages, oldest first. */
  transcript(conversation: string): Promise<ChatMessage[]>;
  /** Erases all messages and notifies all listeners. Safe to repeat. */
  erase(conversation: string): Promise<void>;
  /** Returns whether objects can be reached. Never throws. */
  reachable(): Promise<boolean>;
}

/** Methods of a conversation's Durable Object. */
export interface ConversationObject {
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** Returns all messages, oldest first, as JSON. */
  transcript(): Promise<string>;
  erase(): Promise<void>;
  /** Returns true when the object runs. */
  answers(): Promise<boolean>;
}

/** Returns the Durable Object of a conversation. */
export type ConversationObjects = (conversation: string) => ConversationObject;

/** Conversations as Durable Objects. */
export function durableConversations(objectOf: ConversationObjects): Conversations {
  return {
    async connect(listener) {
      const answer = await objectOf(listener.conversation).fetch('https://conversation/', {
        headers: { Upgrade: 'websocket', [listenerHeader]: JSON.stringify(listener) },
      });
      // A new answer, because the headers of the object's answer cannot be changed.
      return new Response(null, { status: answer.status, webSocket: answer.webSocket });
    },
    async transcript(conversation) {
      return z.array(chatMessageSchema).parse(JSON.parse(await objectOf(conversation).transcript()));
    },
    async erase(conversation) {
      await objectOf(conversation).erase();
    },
    async reachable() {
      try {
        return await objectOf('health').answers();
      } catch {
        return false;
      }
    },
  };
}
