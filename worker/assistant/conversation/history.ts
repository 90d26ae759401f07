import { chatMessageSchema, type ChatMessage } from '../../../domain/chat/schemas';

/** Number of messages that a conversation keeps; older ones are deleted. */
const maxMessages = 1_000;

/** The messages of one conversation, in the storage of its object. The table is created with the first message. */
export class History {
  private readonly storage: DurableObjectStorage;
  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
  }

  /** All messages, oldest first. */
  all(): ChatMessage[] {
    return this.hasTable() ? this.read('SELECT body FROM messages ORDER BY seq') : [];
  }

  /** Returns the last `max` messages before a sequence number, oldest first. */
  latest(max: number, before: number): ChatMessage[] {
    return this.hasTable()
      ? this.read('SELECT body FROM messages WHERE seq < ?1 ORDER BY seq DESC LIMIT ?2', before, max).toReversed()
      : [];
  }

  byId(id: string): ChatMessage | null {
    return this.hasTable() ? (this.read('SELECT body FROM messages WHERE id = ?1', id)[0] ?? null) : null;
  }

  nextSeq(): number {
    if (!this.hasTable()) return 1;
    return Number(this.storage.sql.exec('SELECT coalesce(max(seq), 0) + 1 AS next FROM messages').one()['next']);
  }

  /** Adds all messages in one transaction. */
  add(...messages: readonly ChatMessage[]): void {
    this.storage.transactionSync(() => {
      this.storage.sql.exec(
        `CREATE TABLE IF NOT EXISTS messages (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, state TEXT NOT NULL,
          body TEXT NOT NULL)`,
      );
      for (const message of messages) {
        this.storage.sql.exec(
          'INSERT INTO messages (seq, id, state, body) VALUES (?1, ?2, ?3, ?4)',
          message.seq,
          message.id,
          message.state,
          JSON.stringify(message),
        );
        this.storage.sql.exec('DELETE FROM messages WHERE seq <= ?1', message.seq - maxMessages);
      }
    });
  }

  /** Replaces a stored message by its id. */
  save(message: ChatMessage): void {
    this.storage.sql.exec(
      'UPDATE messages SET state = ?2, body = ?3 WHERE id = ?1',
      message.id,
      message.state,
      JSON.stringify(message),
    );
  }

  /**
   * Marks answers as failed that were being written when the object went down, so that they can be requested again.
   * Returns them.
   */
  failInterrupted(): ChatMessage[] {
    if (!this.hasTable()) return [];
    const interrupted = this.read(`SELECT body FROM messages WHERE state = 'writing'`).map((message) => ({
      ...message,
      state: 'failed' as const,
    }));
    for (const message of interrupted) this.save(message);
    return interrupted;
  }

  private hasTable(): boolean {
    return this.storage.sql.exec(`SELECT 1 FROM sqlite_master WHERE name = 'messages'`).toArray().length > 0;
  }

  private read(query: string, ...values: readonly (string | number)[]): ChatMessage[] {
    return this.storage.sql
      .exec(query, ...values)
      .toArray()
      .flatMap(({ body }) => (typeof body === 'string' ? messageOf(JSON.parse(body)) : []));
  }
}

/** Returns a stored message, without its cards where the shop no longer knows one of them. */
function messageOf(stored: unknown): ChatMessage[] {
  const whole = chatMessageSchema.safeParse(stored);
  if (whole.success) return [whole.data];
  const withoutCards = chatMessageSchema.safeParse(
    typeof stored === 'object' ? { ...stored, looked: [], cards: [] } : null,
  );
  return withoutCards.success ? [withoutCards.data] : [];
}
