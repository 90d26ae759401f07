import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSent } from './forget-sent';
import { outboxStatement } from './outbox-statement';
import { sendOutbox } from '../outbox-handlers';
import { mailShopOf } from '../testing/mail-shop';

const { clear, mails, register, rowOf, shopAt, start } = mailShopOf(env);

beforeEach(clear);

describe('sendOutbox', () => {
  it('sends a row once when several runs begin at the same moment', async () => {
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => register(id)));
    const runs = await Promise.all(Array.from({ length: 6 }, () => sendOutbox(shopAt())));
    expect(runs.reduce((total, run) => total + run.sent, 0)).toBe(5);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'].map((id) => `${id}@reader.example`));
    expect((await sendOutbox(shopAt(60))).sent).toBe(0);
  });

  it('clears the payload of a sent row', async () => {
    await register('a');
    await sendOutbox(shopAt());
    expect(await rowOf('a')).toMatchObject({ payload: '{}', sent_at: start.toISOString() });
  });

  it('sends one mail for two rows with the same key', async () => {
    await register('a');
    const ctx = shopAt();
    await outboxStatement(
      ctx,
      'confirm-account',
      { registration: 'a', origin: 'https://dogear.example' },
      'confirm-account:a',
    ).run();
    expect((await sendOutbox(shopAt())).sent).toBe(1);
  });

  it('sends no mail about a registration that was deleted', async () => {
    await register('a');
    await env.DB.prepare('DELETE FROM registrations').run();
    await sendOutbox(shopAt());
    expect(mails).toEqual([]);
    expect((await rowOf('a'))?.sent_at).not.toBeNull();
  });

  it('sends mails about orders first, then links, then news', async () => {
    const ctx = shopAt();
    const origin = 'https://dogear.example';
    await outboxStatement(ctx, 'wish-available', { account: 'gone', isbns: [], origin }, 'news').run();
    await register('link');
    await outboxStatement(ctx, 'trade-placed', { trade: 'gone', path: '/en/trades/gone', origin }, 'order').run();
    const done: string[] = [];
    const watching = {
      ...ctx,
      db: {
        ...ctx.db,
        batch: ctx.db.batch.bind(ctx.db),
        prepare: (text: string) => {
          const statement = ctx.db.prepare(text);
          if (text.startsWith('UPDATE outbox SET sent_at = ')) done.push(text);
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
});

describe('forgetSent', () => {
  it('deletes sent rows after a month, and keeps unsent ones', async () => {
    await register('sent');
    await sendOutbox(shopAt());
    await register('unsent');
    await forgetSent(shopAt(31 * 24 * 60));
    expect(await rowOf('sent')).toBeNull();
    expect(await rowOf('unsent')).not.toBeNull();
  });
});
