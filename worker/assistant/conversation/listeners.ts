import type { ProblemCode, ProblemFacts } from '../../../domain/problems';
import type { ServerFrame } from '../../../domain/chat/schemas';
import { listenerOf, type Listener } from '../../platform/adapters/listener';

/** Number of sockets that may be open for one conversation; a further one replaces the oldest. */
const maxSockets = 20;

/** Reasons to close a socket, as codes of the protocol's private range. */
export const closeCodes = { signedOut: 4401, erased: 4410, tooMany: 4429 } as const;

/** The open sockets of a conversation. Sending to a closed one is not an error. */
export class Listeners {
  private readonly state: DurableObjectState;
  constructor(state: DurableObjectState) {
    this.state = state;
  }

  /** Accepts a listener, sends it the current state, and returns the response with the socket's other end. */
  accept(listener: Listener, hello: ServerFrame): Response {
    const sockets = this.sockets().toSorted((a, b) => listenerOf(a).since.localeCompare(listenerOf(b).since));
    for (const old of sockets.slice(0, Math.max(0, sockets.length + 1 - maxSockets)))
      this.close(old, closeCodes.tooMany);
    const { 0: page, 1: here } = new WebSocketPair();
    this.state.acceptWebSocket(here);
    here.serializeAttachment(listener);
    this.send(here, hello);
    return new Response(null, { status: 101, webSocket: page });
  }

  sockets(): WebSocket[] {
    return this.state.getWebSockets().filter((socket) => socket.readyState === WebSocket.OPEN);
  }

  send(socket: WebSocket, frame: ServerFrame): void {
    send(socket, JSON.stringify(frame));
  }

  broadcast(frame: ServerFrame): void {
    const text = JSON.stringify(frame);
    for (const socket of this.sockets()) send(socket, text);
  }

  /** Sends a problem. `id`: of the message that was refused, or null for another frame. */
  refuse(socket: WebSocket, code: ProblemCode, facts: ProblemFacts, id: string | null): void {
    const own = Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]),
    );
    this.send(socket, { type: 'problem', code, facts: own, id });
  }

  close(socket: WebSocket, code: number): void {
    try {
      socket.close(code, '');
    } catch {
      // The socket is closed already.
    }
  }
}

function send(socket: WebSocket, text: string): void {
  try {
    socket.send(text);
  } catch {
    // The page connects again and receives all messages then.
  }
}
