import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendOutbox } from '../outbox-handlers';
import { mailShopOf } from '../testing/mail-shop';

const { clear, keys, mails, refuse, register, shopAt } = mailShopOf(env);

beforeEach(clear);

describe('many mails to one address', () => {
  const flood = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => register(`f${index}`, 'victim@reader.example')));
  const shopThatWarns = (minutes = 0) => ({ ...shopAt(minutes), log: { ...shopAt().log, warn } });
  const warn = vi.fn();

  it('count a mail once when its runs are killed before they record the sending', async () => {
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

  it('are limited to twelve in an hour, and the others are sent later', async () => {
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

  it('do not delay mails to other addresses', async () => {
    await flood(100);
    await sendOutbox(shopThatWarns());
    await register('other');
    await sendOutbox(shopThatWarns(1));
    await sendOutbox(shopThatWarns(2));
    await sendOutbox(shopThatWarns(3));

    expect(mails.filter(({ to }) => to === 'victim@reader.example')).toHaveLength(12);
    expect(mails.filter(({ to }) => to === 'other@reader.example')).toHaveLength(1);
  });

  it('are limited together when their addresses reach one mailbox', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => register(`p${index}`, `victim+${index}@reader.example`)),
    );

    expect((await sendOutbox(shopThatWarns())).sent).toBe(12);
  });

  it('do not count when the mail server refused them', async () => {
    await flood(12);
    refuse(12);
    expect(await sendOutbox(shopThatWarns())).toEqual({ sent: 0, failed: 12 });

    expect((await sendOutbox(shopThatWarns(1))).sent).toBe(12);
  });
});
