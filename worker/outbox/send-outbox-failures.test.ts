import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Ctx } from '../platform/context';
import { waitForMailer } from './run-deadlines';
import { sendOutbox } from '../outbox-handlers';
import { mailShopOf } from '../testing/mail-shop';

const { clear, keys, mails, refuse, register, rowOf, shopAt, start } = mailShopOf(env);

beforeEach(clear);

describe('sendOutbox after a failure', () => {
  it('tries again after a pause that grows with each attempt', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await register('a');
    refuse(2);
    expect(await sendOutbox(shopAt())).toEqual({ sent: 0, failed: 1 });
    expect(await sendOutbox(shopAt(0.5))).toEqual({ sent: 0, failed: 0 });
    expect(await sendOutbox(shopAt(1))).toEqual({ sent: 0, failed: 1 });
    expect(await sendOutbox(shopAt(5))).toEqual({ sent: 0, failed: 0 });
    expect(await sendOutbox(shopAt(6))).toEqual({ sent: 1, failed: 0 });
    expect(mails).toHaveLength(1);
    expect(String(warned.mock.calls[0]?.[0])).not.toContain('reader.example');
  });

  it('gives up after nine attempts, logs an error and keeps the row', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await register('a');
    await env.DB.prepare('UPDATE outbox SET attempts = 8').run();
    refuse(1);
    const logged = vi.fn();
    await sendOutbox({ ...shopAt(), log: { ...shopAt().log, error: logged } });
    expect(logged).toHaveBeenCalledWith('outbox-given-up', expect.objectContaining({ attempts: 9 }));
    expect(await sendOutbox(shopAt(100_000))).toEqual({ sent: 0, failed: 0 });
    expect((await rowOf('a'))?.sent_at).toBeNull();
  });

  it('sends the rows of a killed run again after 45 seconds, under the same keys', async () => {
    await Promise.all(['a', 'b', 'c'].map((id) => register(id)));
    const ctx = shopAt();
    const killed = new Error('killed');
    // The first mail goes out; from then on nothing of this run reaches the database.
    const dying: Ctx = {
      ...ctx,
      db: {
        ...ctx.db,
        prepare: (text) => {
          if (mails.length > 0) throw killed;
          return ctx.db.prepare(text);
        },
        batch: (statements) => {
          if (mails.length > 0) throw killed;
          return ctx.db.batch(statements);
        },
      },
    };
    await expect(sendOutbox(dying)).rejects.toBe(killed);
    expect(mails).toHaveLength(1);

    expect((await sendOutbox(shopAt(0.74))).sent).toBe(0);
    // The run claimed its rows some milliseconds after it began.
    expect((await sendOutbox(shopAt(0.8))).sent).toBe(3);

    expect(mails.map(({ to }) => to).filter((to) => to === mails[0]?.to)).toHaveLength(2);
    expect(keys.filter((key) => key === keys[0])).toHaveLength(2);
    expect(new Set(keys).size).toBe(3);
  });

  it('begins no mail that could outlive the run, and releases the other rows at once', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((id) => register(id)));

    expect(await sendOutbox(shopAt(), () => (mails.length < 2 ? 0 : 12_000))).toEqual({ sent: 2, failed: 0 });

    const { results } = await env.DB.prepare('SELECT attempts, next_at FROM outbox WHERE sent_at IS NULL').all();
    expect(results).toEqual(Array.from({ length: 2 }, () => ({ attempts: 0, next_at: start.toISOString() })));
    expect((await sendOutbox(shopAt())).sent).toBe(2);
  });

  it('releases a row that a slow database held back from the mailer', async () => {
    await register('a');
    let asked = 0;
    const slow = () => (asked++ < 3 ? 0 : 20_000);

    expect(await sendOutbox(shopAt(), slow)).toEqual({ sent: 0, failed: 0 });

    expect(mails).toEqual([]);
    expect(await rowOf('a')).toMatchObject({ attempts: 0, next_at: start.toISOString() });
    expect(await sendOutbox(shopAt())).toEqual({ sent: 1, failed: 0 });
    const count = await env.DB.prepare('SELECT sum(count) AS n FROM attempts').first('n');
    expect(count).toBe(1);
  });

  it('leaves rows alone that another run has claimed since', async () => {
    await Promise.all(['a', 'b'].map((id) => register(id)));
    const leased = '2026-11-20T10:01:45.000Z';
    const ctx = shopAt();
    const late: Ctx = {
      ...ctx,
      mailer: {
        async send(mail, key) {
          await ctx.mailer.send(mail, key);
          await env.DB.prepare('UPDATE outbox SET attempts = attempts + 1, next_at = ?1').bind(leased).run();
        },
      },
    };

    await sendOutbox(late, () => (mails.length < 1 ? 0 : 12_000));

    const { results } = await env.DB.prepare('SELECT attempts, next_at FROM outbox WHERE sent_at IS NULL').all();
    expect(results).toEqual([{ attempts: 2, next_at: leased }]);
  });

  it('sends at most 120 rows in one run', async () => {
    await Promise.all(Array.from({ length: 125 }, (_, index) => register(`r${index}`)));

    expect((await sendOutbox(shopAt(), () => 0)).sent).toBe(120);
    expect((await sendOutbox(shopAt(), () => 0)).sent).toBe(5);
  });

  it('stops waiting for the mailer after 15 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const late = waitForMailer(new Promise(() => undefined));
      const outcome = expect(late).rejects.toThrow('mail: no answer in time');
      await vi.advanceTimersByTimeAsync(15_000);
      await outcome;
    } finally {
      vi.useRealTimers();
    }
  });
});
