import { outboxStatement } from '../outbox/outbox-statement';
import type { Mail } from '../platform/adapters/mail';
import type { Ctx } from '../platform/context';
import { openServices, shopContext } from '../services';

/** Attempts, times and payload of an outbox row. Times are ISO 8601. */
export interface RowState {
  readonly attempts: number;
  readonly next_at: string;
  readonly sent_at: string | null;
  readonly payload: string;
}

/** Returns a shop whose mails are kept in memory, and the registrations that cause them. */
export function mailShopOf(env: Env) {
  const { DB: db } = env;
  const start = new Date('2026-11-20T10:00:00.000Z');
  const mails: Mail[] = [];
  const keys: string[] = [];
  let refusals = 0;

  /** Returns a context some minutes after the start. */
  function shopAt(minutes = 0): Ctx {
    const now = new Date(start.getTime() + minutes * 60_000);
    return {
      ...shopContext(openServices(env), () => undefined, now),
      mailer: {
        async send(mail, key) {
          if (refusals > 0) {
            refusals -= 1;
            throw new Error(`refused ${mail.to}`);
          }
          mails.push(mail);
          keys.push(key);
        },
      },
    };
  }

  return {
    /** Keys of the mails, in their order. */
    keys,
    mails,
    shopAt,
    start,
    /** Lets the mail server refuse the next mails. */
    refuse: (count: number): void => {
      refusals = count;
    },
    /** Writes a registration and the mail that confirms it. */
    register: async (id: string, email = `${id}@reader.example`): Promise<void> => {
      const ctx = shopAt();
      await ctx.db.batch([
        ctx.db
          .prepare(
            `INSERT INTO registrations (id, email, name, password_hash, language, market, created_at, ends_at)
              VALUES (?1, ?2, 'Ann <b>', 'x', 'en', 'DE', ?3, '2026-11-27T10:00:00.000Z')`,
          )
          .bind(id, email, start.toISOString()),
        outboxStatement(
          ctx,
          'confirm-account',
          { registration: id, origin: 'https://dogear.example' },
          `confirm-account:${id}`,
        ),
      ]);
    },
    /** Returns the outbox row of a registration. */
    rowOf: (id: string) =>
      db
        .prepare('SELECT attempts, next_at, sent_at, payload FROM outbox WHERE dedupe = ?1')
        .bind(`confirm-account:${id}`)
        .first<RowState>(),
    /** Empties the outbox and forgets the mails. */
    clear: async (): Promise<void> => {
      mails.length = 0;
      keys.length = 0;
      refusals = 0;
      await db.batch(['outbox', 'registrations', 'attempts'].map((table) => db.prepare(`DELETE FROM ${table}`)));
    },
  };
}
