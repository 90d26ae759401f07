import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../tests/worker-browser';
import { signedInPerson } from '../../tests/worker-signed-in-person';
import {
  runAlarmOf,
  answerWith,
  beginConversation,
  evictConversation,
  Page,
  assistantThatSays,
  storageOf,
} from '../../tests/worker-conversation';
import { chatPolicy } from '../../domain/policy/chat';
import { dayMs } from '../../domain/time';
import { openServices, shopContext } from '../services';
import { outboxHandlers } from '../outbox-handlers';
import { parsePayload } from '../outbox/kinds';
import { forgetConversations } from '../conversations/forget-conversations';

const hello = assistantThatSays('Hello ', 'reader.');
const conversation = (id: string) =>
  env.DB.prepare('SELECT * FROM conversations WHERE id = ?1').bind(id).first<{ owner: string }>();
const uuid = () => crypto.randomUUID();

describe('cards', () => {
  const card = { kind: 'hand-over', state: 'offered' } as const;
  const mail = (id: string) =>
    env.DB.prepare(`SELECT id, kind, payload, sent_at FROM outbox WHERE dedupe GLOB 'hand-over:' || ?1 || '*'`)
      .bind(id)
      .all<{ id: string; payload: string; sent_at: string | null }>();

  it('mark a proposal as done on all devices', async () => {
    const guest = new Browser();
    const id = await beginConversation(guest);
    const book = {
      isbn: '9780141439518',
      title: 'Emma',
      authors: [],
      language: 'en',
      format: 'paperback',
      year: null,
      pages: null,
      subjects: [],
      cover: '/c',
      cheapest: null,
      waiting: null,
    };
    const proposal = {
      kind: 'proposal',
      list: 'cart',
      book,
      grade: 'good',
      quantity: 1,
      amount: { minor: 100, currency: 'EUR' },
      state: 'open',
    };
    await answerWith(id, async function* proposes() {
      // oxlint-disable-next-line typescript/no-explicit-any -- a brand that only the money module gives
      yield { kind: 'card', card: proposal as any };
    });
    const [page, other] = [await Page.open(guest, id), await Page.open(guest, id)];
    const { id: message } = await page.say('A book');
    page.send({ type: 'done', message, card: 0 });
    await other.until(() => JSON.stringify(other.last().cards).includes('"state":"done"'));
    page.send({ type: 'hand-over', message, card: 0, agreed: true, email: 'g@reader.example' });
    await page.until(() => page.problems().length > 0);
    expect(page.problems()).toEqual(['not-found']);
  });

  it('hand the conversation to staff once, with the guest’s address', async () => {
    const guest = new Browser();
    const id = await beginConversation(guest, 'de');
    await answerWith(id, async function* offers() {
      yield { kind: 'text', text: 'Unsere Leute?' };
      yield { kind: 'card', card };
    });
    const page = await Page.open(guest, id);
    const { id: message } = await page.say('<b>Mensch</b>, bitte', uuid(), 'de');
    const agree = { type: 'hand-over', message, card: 0, agreed: true };
    for (const [changes, code] of [
      [{}, 'email-missing'],
      [{ email: 'a@b' }, 'invalid-input'],
      [{ email: 'a@b.example\nBcc: x@y.example' }, 'invalid-input'],
    ] as const) {
      page.send({ ...agree, ...changes });
      const before = page.problems().length;
      await page.until(() => page.problems().length > before);
      expect(page.problems().at(-1)).toBe(code);
    }
    expect((await mail(id)).results).toEqual([]);
    page.send({ ...agree, email: 'guest@reader.example' });
    page.send({ ...agree, email: 'guest@reader.example' });
    await page.until(
      () =>
        page.messages.get(message)?.cards[0]?.kind === 'hand-over' &&
        page.messages.size === 3 &&
        JSON.stringify(page.messages.get(message)).includes('"sent"'),
    );
    expect(page.last()).toMatchObject({
      role: 'assistant',
      language: 'de',
      text:
        'Wir haben dieses Gespräch an unser Team weitergeleitet. ' +
        'Sie erhalten eine Antwort an guest@reader.example.',
    });
    expect((await mail(id)).results).toHaveLength(1);
    expect(page.messages.size).toBe(3);
    const shop = shopContext(openServices(env), () => undefined);
    const payload = {
      conversation: id,
      email: 'guest@reader.example',
      name: null,
      account: null,
      language: 'de',
      origin: 'https://dogear.example',
    };
    const letter = await outboxHandlers['hand-over'](shop, parsePayload('hand-over', JSON.stringify(payload)));
    expect(letter).toMatchObject({ to: shop.settings.shop.email, replyTo: 'guest@reader.example', language: 'en' });
    expect(letter?.text).toContain('<b>Mensch</b>, bitte');
    expect(letter?.html).toContain('&lt;b&gt;Mensch&lt;/b&gt;, bitte');
    expect(letter?.text).toContain('Language: Deutsch');
  });

  it('hand nothing over after a refusal, and use the address of an account', async () => {
    const eva = await signedInPerson('eva');
    const id = await beginConversation(eva);
    await answerWith(id, async function* offers() {
      yield { kind: 'card', card };
    });
    const page = await Page.open(eva, id);
    const { id: message } = await page.say('People');
    const state = () => JSON.stringify(page.messages.get(message)?.cards);
    page.send({ type: 'hand-over', message, card: 0, agreed: false });
    await page.until(() => state().includes('declined'));
    expect((await mail(id)).results).toEqual([]);
    page.send({ type: 'hand-over', message, card: 0, agreed: true, email: 'somebody@else.example' });
    await page.until(() => state().includes('sent'));
    expect(page.last().text).toContain('eva@reader.example');
  });
});

describe('the end of a conversation', () => {
  it('reaches every device and deletes all messages', async () => {
    const guest = new Browser();
    const id = await beginConversation(guest);
    await answerWith(id, assistantThatSays('Words', new Promise(() => undefined)));
    const pages = [await Page.open(guest, id), await Page.open(guest, id)];
    pages[0]?.send({ type: 'say', id: uuid(), text: 'Hi', language: 'en' });
    await pages[1]?.until(() => pages[1]?.messages.size === 2);
    expect(await guest.ask('DELETE', `/chat/${id}`)).toEqual({ status: 204, body: null });
    for (const page of pages) await page.until(() => page.closed !== null);
    expect(pages.map(({ closed, frames }) => [closed, frames.at(-1)?.type])).toEqual([
      [4410, 'erased'],
      [4410, 'erased'],
    ]);
    expect(await conversation(id)).toBeNull();
    expect(
      await storageOf(id, async (storage) => [
        storage.sql.exec(`SELECT name FROM sqlite_master WHERE name = 'messages'`).toArray(),
        await storage.getAlarm(),
      ]),
    ).toEqual([[], null]);
    expect(await guest.ask('DELETE', `/chat/${id}`)).toEqual({ status: 404, body: 'not-found' });
    expect((await guest.ask('GET', `/chat/${id}`, undefined, { Upgrade: 'websocket' })).status).toBe(404);
  });

  it('happens 30 days after the last message', async () => {
    const guest = new Browser();
    const id = await beginConversation(guest);
    await answerWith(id, hello);
    const page = await Page.open(guest, id);
    await page.say('Hi');
    const due = Date.parse(page.last().at) + chatPolicy.days * dayMs;
    expect(await storageOf(id, (storage) => storage.getAlarm())).toBe(due);
    // An alarm that is early (it also looks after answers that were cut) forgets nothing.
    expect(await runAlarmOf(id)).toBe(true);
    expect(await storageOf(id, (storage) => storage.getAlarm())).toBe(due);
    await storageOf(id, ({ sql }) =>
      sql.exec(`UPDATE messages SET body = json_set(body, '$.at', '2026-01-01T00:00:00.000Z')`).toArray(),
    );
    expect(await runAlarmOf(id)).toBe(true);
    await page.until(() => page.closed !== null);
    expect([page.closed, await conversation(id)]).toEqual([4410, null]);
    expect(await runAlarmOf(id)).toBe(false);
  });

  it('happens at night when the alarm was lost', async () => {
    const guest = new Browser();
    const [old, fresh] = [await beginConversation(guest), await beginConversation(guest)];
    await answerWith(old, hello);
    await (await Page.open(guest, old)).say('Hi');
    await env.DB.prepare(`UPDATE conversations SET last_at = '2026-01-01T00:00:00.000Z' WHERE id = ?1`).bind(old).run();
    const shop = shopContext(openServices(env), () => undefined);
    await forgetConversations(shop);
    expect([await conversation(old), (await conversation(fresh))?.owner]).toEqual([
      null,
      `v:${guest.cookies.get('__Host-visitor')}`,
    ]);
    const row = await env.DB.prepare('SELECT kind, payload FROM outbox WHERE id = ?1')
      .bind(`erase-${old}`)
      .first<{ kind: string; payload: string }>();
    expect(row?.kind).toBe('erase-talk');
    expect(await outboxHandlers['erase-talk'](shop, parsePayload('erase-talk', row?.payload ?? ''))).toBeNull();
    expect(await shop.conversations.transcript(old)).toEqual([]);
  });

  it('happens to the oldest of 21 conversations', async () => {
    const guest = new Browser();
    const ids: string[] = [];
    for (let made = 0; made <= chatPolicy.conversations; made += 1) ids.push(await beginConversation(guest));
    await env.DB.prepare(`UPDATE conversations SET last_at = '2126-01-01T00:00:00.000Z' WHERE id = ?1`)
      .bind(ids[1])
      .run();
    await beginConversation(guest);
    expect([await conversation(ids[0] ?? ''), await conversation(ids[2] ?? '')]).toEqual([null, null]);
    expect((await conversation(ids[1] ?? ''))?.owner).toMatch(/^v:/);
    expect(((await guest.ask('GET', '/chat')).body as { items: unknown[] }).items).toHaveLength(
      chatPolicy.conversations,
    );
  });

  it('is not caused by an eviction', async () => {
    const guest = new Browser();
    const id = await beginConversation(guest);
    await answerWith(id, hello);
    const page = await Page.open(guest, id);
    await page.say('Hi');
    await evictConversation(id);
    await answerWith(id, assistantThatSays('Again here.'));
    expect(await page.say('Hi')).toMatchObject({ text: 'Again here.', seq: 4 });
  });
});
