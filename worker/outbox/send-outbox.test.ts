import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mail } from '../platform/adapters/mail';
import { type Ctx } from '../platform/context';
import { openServices, shopContext } from '../services';
import { forgetSent } from './forget-sent';
import { outboxRow } from './outbox-row';
import { withinMailTime } from './run-time';
import { sendOutbox } from '../outbox-handlers';

const start = new Date('2026-11-20T10:00:00.000Z');
const mails: Mail[] = [];
/** Of the mails, in their order. */
const keys: string[] = [];
let failures = 0;

/** The shop at a moment, with a mail server that first fails `failures` times. */
function shopAt(minutes = 0): Ctx {
  const now = new Date(start.getTime() + minutes * 60_000);
  return {
    ...shopContext(openServices(env), () => undefined, now),
    mailer: {
      async send(mail, key) {
        if (failures > 0) {
          failures -= 1;
          throw new Error(`refused ${mail.to}`);
        }
        mails.push(mail);
        keys.push(key);
      },
    },
  };
}

async function register(id: string, email = `${id}@reader.example`): Promise<void> {
  const ctx = shopAt();
  await ctx.db.batch([
    ctx.db
      .prepare(
        `INSERT INTO registrations (id, email, name, password_hash, language, market, created_at, ends_at)
         VALUES (?1, ?2, 'Ann <b>', 'x', 'en', 'DE', ?3, '2026-11-27T10:00:00.000Z')`,
      )
      .bind(id, email, start.toISOString()),
    outboxRow(ctx, 'confirm-account', { registration: id, origin: 'https://dogear.example' }, `confirm-account:${id}`),
  ]);
}

const rowOf = (id: string) =>
  env.DB.prepare('SELECT attempts, next_at, sent_at, payload FROM outbox WHERE dedupe = ?1')
    .bind(`confirm-account:${id}`)
    .first<{ attempts: number; next_at: string; sent_at: string | null; payload: string }>();

beforeEach(async () => {
  mails.length = 0;
  keys.length = 0;
  failures = 0;
  await env.DB.batch(['outbox', 'registrations', 'attempts'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

describe('sending', () => {
  it('sends a row once, however many runners come at the same moment', async () => {
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => register(id)));
    const runs = await Promise.all(Array.from({ length: 6 }, () => sendOutbox(shopAt())));
    expect(runs.reduce((total, run) => total + run.sent, 0)).toBe(5);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'].map((id) => `${id}@reader.example`));
    expect((await sendOutbox(shopAt(60))).sent).toBe(0);
  });

  it('forgets what a sent row carried', async () => {
    await register('a');
    await sendOutbox(shopAt());
    expect(await rowOf('a')).toMatchObject({ payload: '{}', sent_at: start.toISOString() });
  });

  it('takes a second row with the same key for the first', async () => {
    await register('a');
    const ctx = shopAt();
    await outboxRow(
      ctx,
      'confirm-account',
      { registration: 'a', origin: 'https://dogear.example' },
      'confirm-account:a',
    ).run();
    expect((await sendOutbox(shopAt())).sent).toBe(1);
  });

  it('has nothing to tell about a registration that is gone', async () => {
    await register('a');
    await env.DB.prepare('DELETE FROM registrations').run();
    await sendOutbox(shopAt());
    expect(mails).toEqual([]);
    expect((await rowOf('a'))?.sent_at).not.toBeNull();
  });
});

describe('failing', () => {
  it('tries again after a pause that grows, and never before', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await register('a');
    failures = 2;
    expect(await sendOutbox(shopAt())).toEqual({ sent: 0, failed: 1 });
    expect(await sendOutbox(shopAt(0.5))).toEqual({ sent: 0, failed: 0 });
    expect(await sendOutbox(shopAt(1))).toEqual({ sent: 0, failed: 1 });
    expect(await sendOutbox(shopAt(5))).toEqual({ sent: 0, failed: 0 });
    expect(await sendOutbox(shopAt(6))).toEqual({ sent: 1, failed: 0 });
    expect(mails).toHaveLength(1);
    expect(String(warned.mock.calls[0]?.[0])).not.toContain('reader.example');
  });

  it('gives up in the end, loudly, and keeps the row', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await register('a');
    await env.DB.prepare('UPDATE outbox SET attempts = 8').run();
    failures = 1;
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

  it('begins no mail that could outlive the run, and gives the rest back at once', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((id) => register(id)));

    expect(await sendOutbox(shopAt(), () => (mails.length < 2 ? 0 : 12_000))).toEqual({ sent: 2, failed: 0 });

    const { results } = await env.DB.prepare('SELECT attempts, next_at FROM outbox WHERE sent_at IS NULL').all();
    expect(results).toEqual(Array.from({ length: 2 }, () => ({ attempts: 0, next_at: start.toISOString() })));
    expect((await sendOutbox(shopAt())).sent).toBe(2);
  });

  it('gives back a row that a slow database kept from the mailer', async () => {
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

  it('leaves rows alone that another run has claimed meanwhile', async () => {
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

  it('sends 120 rows in one run, and the others in the next', async () => {
    await Promise.all(Array.from({ length: 125 }, (_, at) => register(`r${at}`)));

    expect((await sendOutbox(shopAt(), () => 0)).sent).toBe(120);
    expect((await sendOutbox(shopAt(), () => 0)).sent).toBe(5);
  });

  it('gives a mailer fifteen seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const late = withinMailTime(new Promise(() => undefined));
      const outcome = expect(late).rejects.toThrow('mail: no answer in time');
      await vi.advanceTimersByTimeAsync(15_000);
      await outcome;
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('many mails to one address', () => {
  const flood = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, at) => register(`f${at}`, 'victim@reader.example')));
  const shopThatWarns = (minutes = 0) => ({ ...shopAt(minutes), log: { ...shopAt().log, warn } });
  const warn = vi.fn();

  it('count a mail once, however often its sender was killed before it could note the sending', async () => {
    await register('f0', 'victim@reader.example');
    const row = await env.DB.prepare('SELECT payload, next_at FROM outbox').first<{
      payload: string;
      next_at: string;
    }>();

    for (let killed = 0; killed < 20; killed += 1) {
      expect(await sendOutbox(shopAt())).toEqual({ sent: 1, failed: 0 });
      await env.DB.prepare('UPDATE outbox SET sent_at = NULL, payload = ?1, next_at = ?2')
        .bind(row?.payload, row?.next_at)
        .run();
    }

    expect(await env.DB.prepare('SELECT sum(count) AS n FROM attempts').first('n')).toBe(1);
  });

  it('are twelve in an hour; the others are put off, and none is lost', async () => {
    await flood(30);
    expect(await sendOutbox(shopThatWarns())).toEqual({ sent: 12, failed: 0 });
    expect(warn).toHaveBeenCalledWith('outbox-put-off', { id: expect.any(String), kind: 'confirm-account' });
    expect(JSON.stringify(warn.mock.calls)).not.toContain('reader.example');

    expect((await sendOutbox(shopThatWarns(59))).sent).toBe(0);
    expect((await sendOutbox(shopThatWarns(62))).sent).toBe(12);
    expect((await sendOutbox(shopThatWarns(124))).sent).toBe(6);

    expect(new Set(keys).size).toBe(30);
    expect(await env.DB.prepare('SELECT max(attempts) AS n FROM outbox').first('n')).toBe(1);
  });

  it('do not delay the mails of others, however many wait', async () => {
    await flood(100);
    await sendOutbox(shopThatWarns());
    await register('other');
    await sendOutbox(shopThatWarns(1));
    await sendOutbox(shopThatWarns(2));
    await sendOutbox(shopThatWarns(3));

    expect(mails.filter(({ to }) => to === 'victim@reader.example')).toHaveLength(12);
    expect(mails.filter(({ to }) => to === 'other@reader.example')).toHaveLength(1);
  });

  it('count as one where the addresses reach one mailbox', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, at) => register(`p${at}`, `victim+${at}@reader.example`)));

    expect((await sendOutbox(shopThatWarns())).sent).toBe(12);
  });

  it('do not count where the mail server refused them', async () => {
    await flood(12);
    failures = 12;
    expect(await sendOutbox(shopThatWarns())).toEqual({ sent: 0, failed: 12 });

    expect((await sendOutbox(shopThatWarns(1))).sent).toBe(12);
  });
});

it('sends orders before links, and links before news', async () => {
  const ctx = shopAt();
  const origin = 'https://dogear.example';
  await outboxRow(ctx, 'wish-available', { account: 'gone', isbns: [], origin }, 'news').run();
  await register('link');
  await outboxRow(ctx, 'trade-placed', { trade: 'gone', path: '/en/trades/gone', origin }, 'order').run();
  const done: string[] = [];
  const watching = {
    ...ctx,
    db: {
      ...ctx.db,
      batch: ctx.db.batch.bind(ctx.db),
      prepare: (text: string) => {
        const statement = ctx.db.prepare(text);
        if (text.startsWith('UPDATE outbox SET sent_at')) done.push(text);
        return statement;
      },
    },
  };

  await sendOutbox(watching, () => (done.length < 1 ? 0 : 12_000));
  const { results } = await env.DB.prepare('SELECT kind FROM outbox WHERE sent_at IS NOT NULL').all();
  expect(results).toEqual([{ kind: 'trade-placed' }]);
  await sendOutbox(watching, () => (done.length < 2 ? 0 : 12_000));
  expect(mails).toHaveLength(1);
});

it('forgets sent rows after a month, and unsent ones never', async () => {
  await register('sent');
  await sendOutbox(shopAt());
  await register('unsent');
  await forgetSent(shopAt(31 * 24 * 60));
  expect(await rowOf('sent')).toBeNull();
  expect(await rowOf('unsent')).not.toBeNull();
});
