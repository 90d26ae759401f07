import { chatMessageSchema, type ChatMessage } from '../../../domain/chat/schemas';

/** Messages a conversation keeps; of a longer one the oldest are forgotten. */
const mostKept = 1_000;

/** What was said in one conversation, in the storage of its object. Nothing is written before something is said. */
export class History {
  private readonly storage: DurableObjectStorage;
  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
  }

  /** All messages, oldest first. */
  all(): ChatMessage[] {
    return this.begun() ? this.read('SELECT body FROM messages ORDER BY seq') : [];
  }

  /** The last of them before a place, oldest first. */
  latest(most: number, before: number): ChatMessage[] {
    return this.begun()
      ? this.read('SELECT body FROM messages WHERE seq < ?1 ORDER BY seq DESC LIMIT ?2', before, most).toReversed()
      : [];
  }

  byId(id: string): ChatMessage | null {
    return this.begun() ? (this.read('SELECT body FROM messages WHERE id = ?1', id)[0] ?? null) : null;
  }

  nextSeq(): number {
    if (!this.begun()) return 1;
    return Number(this.storage.sql.exec('SELECT coalesce(max(seq), 0) + 1 AS next FROM messages').one()['next']);
  }

  /** Adds messages, all or none. */
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
        this.storage.sql.exec('DELETE FROM messages WHERE seq <= ?1', message.seq - mostKept);
      }
    });
  }

  /** Writes a message anew, by its id. */
  save(message: ChatMessage): void {
    this.storage.sql.exec(
      'UPDATE messages SET state = ?2, body = ?3 WHERE id = ?1',
      message.id,
      message.state,
      JSON.stringify(message),
    );
  }

  /**
   * Answers that nobody writes any more, because the object went down under them: marked as failed, so that they can be
   * asked for again.
   */
  failInterrupted(): ChatMessage[] {
    if (!this.begun()) return [];
    const cut = this.read(`SELECT body FROM messages WHERE state = 'writing'`).map((message) => ({
      ...message,
      state: 'failed' as const,
    }));
    for (const message of cut) this.save(message);
    return cut;
  }

  private begun(): boolean {
    return this.storage.sql.exec(`SELECT 1 FROM sqlite_master WHERE name = 'messages'`).toArray().length > 0;
  }

  private read(query: string, ...values: readonly (string | number)[]): ChatMessage[] {
    return this.storage.sql
      .exec(query, ...values)
      .toArray()
      .flatMap(({ body }) => (typeof body === 'string' ? messageOf(JSON.parse(body)) : []));
  }
}

/** A kept message; cards of a kind that the shop no longer knows are left out. */
function messageOf(kept: unknown): ChatMessage[] {
  const whole = chatMessageSchema.safeParse(kept);
  if (whole.success) return [whole.data];
  const bare = chatMessageSchema.safeParse(typeof kept === 'object' ? { ...kept, looked: [], cards: [] } : null);
  return bare.success ? [bare.data] : [];
}
