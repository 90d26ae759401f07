import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { Browser } from '../../tests/worker-browser';
import {
  answerWith,
  beginConversation,
  crashConversation,
  Page,
  assistantThatSays,
} from '../../tests/worker-conversation';
import { chatPolicy } from '../../domain/policy/chat';
import { secretHash } from '../platform/secret-hash';
const hello = assistantThatSays('Hello ', 'reader.');
const gate = () => Promise.withResolvers<void>();
const uuid = () => crypto.randomUUID();

describe('a conversation', () => {
  it('streams the same answer to every device', async () => {
    const guest = new Browser();
    const id = await beginConversation(guest, 'de');
    await answerWith(id, assistantThatSays('Guten ', 'Tag. ', 'x'.repeat(500)));
    const [phone, desk] = [await Page.open(guest, id), await Page.open(guest, id)];
    expect(phone.frames).toEqual([{ type: 'hello', messages: [], model: false, signedIn: false }]);
    const answer = await phone.say('Hallo', uuid(), 'de');
    expect(answer).toMatchObject({
      role: 'assistant',
      text: `Guten Tag. ${'x'.repeat(500)}`,
      state: 'done',
      by: 'built-in',
      fellBack: false,
      language: 'de',
      seq: 2,
    });
    expect(phone.frames.filter(({ type }) => type === 'text').length).toBeGreaterThan(0);
    await desk.until(() => desk.messages.size === 2 && desk.last().state === 'done');
    expect([...desk.messages.values()]).toEqual([...phone.messages.values()]);
    expect([...(await Page.open(guest, id)).messages.values()]).toEqual([...phone.messages.values()]);
    expect((await guest.ask('GET', '/chat')).body).toMatchObject({ items: [{ id, language: 'de' }], nextCursor: null });
  });

  it('gets 100 answers of the model in a day, and then those of the built-in assistant', async () => {
    const guest = new Browser();
    const id = await beginConversation(guest);
    await answerWith(id, hello, assistantThatSays('I am the model.'));
    const page = await Page.open(guest, id);
    expect(await page.say('Hi')).toMatchObject({ by: 'model', text: 'I am the model.' });
    await env.DB.prepare(`UPDATE attempts SET count = 100 WHERE key GLOB 'chat-model:one:*'`).run();

    const answer = await page.say('Hi again');

    expect(answer).toMatchObject({ by: 'built-in', text: 'Hello reader.', state: 'done', fellBack: false });
  });

  it('uses the market of its page, not of another tab', async () => {
    const guest = new Browser();
    const id = await beginConversation(guest);
    await answerWith(id, async function* marketOf(ctx) {
      yield { kind: 'text', text: ctx.market };
    });
    await guest.ask('POST', '/market', { market: 'PL' });
    expect(await (await Page.open(guest, `${id}?market=GB`)).say('Hi')).toMatchObject({ text: 'GB' });
    expect(await (await Page.open(guest, `${id}?market=XX`)).say('Hi')).toMatchObject({ text: 'PL' });
  });

  it('shows the present text to a device that joins during an answer', async () => {
    const guest = new Browser();
    const id = await beginConversation(guest);
    const { promise, resolve } = gate();
    await answerWith(id, assistantThatSays('One. '.repeat(60), promise, 'Two.'));
    const first = await Page.open(guest, id);
    first.send({ type: 'say', id: uuid(), text: 'Hi', language: 'en' });
    await first.until(() => first.messages.size === 2 && first.last().text.length >= 300);
    const second = await Page.open(guest, id);
    expect(second.last()).toMatchObject({ state: 'writing', text: first.last().text });
    resolve();
    await second.until(() => second.last().state === 'done');
    expect(second.last().text).toMatch(/One\. Two\.$/);
  });

  it('shows an answer as failed when its object went down while it was written', async () => {
    const guest = new Browser();
    const id = await beginConversation(guest);
    await answerWith(id, assistantThatSays('Kept. '.repeat(60), new Promise(() => undefined)));
    const page = await Page.open(guest, id);
    page.send({ type: 'say', id: uuid(), text: 'Hi', language: 'en' });
    await page.until(() => page.messages.size === 2 && page.last().text.length >= 300);
    await crashConversation(id);
    await answerWith(id, hello);
    const back = await Page.open(guest, id);
    expect(back.last()).toMatchObject({ state: 'failed', role: 'assistant', text: expect.stringMatching(/^Kept\. /) });
    back.send({ type: 'again', language: 'en' });
    await back.until(() => back.last().state === 'done');
    expect(back.last()).toMatchObject({ seq: 2, text: 'Hello reader.' });
    expect(back.messages.size).toBe(2);
  });

  it('stops at once and accepts the next message', async () => {
    const guest = new Browser();
    const id = await beginConversation(guest);
    await answerWith(id, assistantThatSays('Some words', new Promise(() => undefined)));
    const page = await Page.open(guest, id);
    page.send({ type: 'say', id: uuid(), text: 'Hi', language: 'en' });
    await page.until(() => page.messages.size === 2 && page.last().text !== '');
    page.send({ type: 'say', id: uuid(), text: 'And?', language: 'en' });
    await page.until(() => page.problems().length > 0);
    expect(page.problems()).toEqual(['answer-being-written']);
    page.send({ type: 'stop' });
    await page.until(() => page.last().state !== 'writing');
    expect(page.last()).toMatchObject({ state: 'stopped', text: 'Some words' });
    await answerWith(id, hello);
    expect(await page.say('More')).toMatchObject({ text: 'Hello reader.', seq: 4 });
  });

  it('stores a message once when it is sent twice', async () => {
    const guest = new Browser();
    const id = await beginConversation(guest);
    await answerWith(id, hello);
    const page = await Page.open(guest, id);
    const say = { type: 'say', id: uuid(), text: 'Hi', language: 'en' };
    page.send(say);
    page.send(say);
    await page.until(() => page.messages.size === 2 && page.last().state === 'done');
    page.send(say);
    await page.until(
      () =>
        page.frames.at(-1)?.type === 'message' &&
        page.frames.filter((frame) => frame.type === 'message' && frame.message.id === say.id).length >= 2,
    );
    expect([...page.messages.values()].map(({ seq }) => seq)).toEqual([1, 2]);
    expect(page.problems()).toEqual([]);
    expect((await Page.open(guest, id)).messages.size).toBe(2);
    const key = `chat:one:${await secretHash(`v:${guest.cookies.get('__Host-visitor')}`)}`;
    expect(await env.DB.prepare('SELECT sum(count) AS n FROM attempts WHERE key = ?1').bind(key).first('n')).toBe(1);
  });

  it('shows why an answer failed, also for an empty one', async () => {
    const guest = new Browser();
    const id = await beginConversation(guest);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await answerWith(id, assistantThatSays());
    const page = await Page.open(guest, id);
    expect(await page.say('Hi')).toMatchObject({ state: 'failed', text: '' });
    expect(error.mock.calls.flat().join(' ')).toContain('answer-failed');
    error.mockClear();
  });

  it('uses the built-in assistant when the model fails', async () => {
    const guest = new Browser();
    const id = await beginConversation(guest);
    await answerWith(id, hello, async function* broken() {
      yield { kind: 'text', text: 'Half a sen' };
      yield { kind: 'tool', tool: 'list-trades' };
      throw new Error('gone');
    });
    const page = await Page.open(guest, id);
    expect(page.frames[0]).toMatchObject({ type: 'hello', model: true });
    expect(await page.say('Hi')).toMatchObject({
      text: 'Hello reader.',
      fellBack: true,
      by: 'built-in',
      looked: [],
      state: 'done',
    });
    await answerWith(id, hello, assistantThatSays('From the model.'));
    expect(await page.say('Hi')).toMatchObject({ text: 'From the model.', fellBack: false, by: 'model' });
  });

  it('keeps text plain and short', async () => {
    const guest = new Browser();
    const id = await beginConversation(guest);
    await answerWith(id, assistantThatSays('  \u202Eevil\u0000\u0007 ', 'line\r\nline ', '📚'.repeat(5000)));
    const page = await Page.open(guest, id);
    const { text } = await page.say(' \u200Fa\u202Eb\u{E0041} ');
    expect(text.startsWith('evil line\nline 📚')).toBe(true);
    expect([...text].length).toBe(4000);
    expect([...page.messages.values()][0]?.text).toBe('\u200Fab');
  });
});

describe('a wrong frame', () => {
  it('is refused with its reason and keeps the socket open', async () => {
    const guest = new Browser();
    const id = await beginConversation(guest);
    await answerWith(id, hello);
    const page = await Page.open(guest, id);
    const say = (changes: object) => ({ type: 'say', id: uuid(), text: 'Hi', language: 'en', ...changes });
    const wrong: readonly (readonly [unknown, string])[] = [
      ['{', 'invalid-json'],
      ['', 'invalid-json'],
      ['null', 'invalid-input'],
      [{ type: 'shout' }, 'invalid-input'],
      [new TextEncoder().encode('{"type":"stop"}').buffer, 'unsupported-media-type'],
      [say({ text: 'x'.repeat(17_000) }), 'body-too-large'],
      [say({ text: 'x'.repeat(9_000) }), 'message-too-long'],
      [say({ text: '📚'.repeat(2_001) }), 'message-too-long'],
      [say({ text: ' \n\u200B\u0000 '.replace('\u200B', '') }), 'message-empty'],
      [say({ language: 'xx' }), 'invalid-input'],
      [say({ id: 'mine' }), 'invalid-input'],
      [say({ actor: 'admin' }), 'unknown-field'],
      [{ type: 'again', language: 'en' }, 'not-found'],
      [{ type: 'done', message: 'none', card: 0 }, 'not-found'],
      [{ type: 'hand-over', message: 'none', card: 0, agreed: true }, 'not-found'],
    ];
    for (const [frame] of wrong) page.send(frame);
    await page.until(() => page.problems().length === wrong.length);
    expect(page.problems().toSorted()).toEqual(wrong.map(([, code]) => code).toSorted());
    const long = say({ text: 'x'.repeat(2_001) });
    page.send(long);
    await page.until(() => page.frames.at(-1)?.type === 'problem' && page.problems().length > wrong.length);
    expect(page.frames.at(-1)).toEqual({
      type: 'problem',
      code: 'message-too-long',
      facts: { most: 2000 },
      id: long.id,
    });
    expect(await page.say('📚'.repeat(2_000))).toMatchObject({ state: 'done' });
  });

  it('is one of more than a hundred within ten seconds', async () => {
    const guest = new Browser();
    const page = await Page.open(guest, await beginConversation(guest));
    for (let sent = 0; sent <= 100; sent += 1) page.send({ type: 'done', message: 'none' });
    await page.until(() => page.problems().includes('too-many-requests'));
    expect(new Set(page.problems())).toEqual(new Set(['invalid-input', 'too-many-requests']));
  });

  it('is one message more than 30 in ten minutes, over all conversations of the person', async () => {
    const guest = new Browser();
    const [one, two] = [await beginConversation(guest), await beginConversation(guest)];
    await Promise.all([one, two].map((id) => answerWith(id, hello)));
    const [here, there] = [await Page.open(guest, one), await Page.open(guest, two)];
    for (let said = 0; said < chatPolicy.messages / 2; said += 1) await Promise.all([here.say('Hi'), there.say('Hi')]);
    await expect(here.say('Hi')).rejects.toThrow('too-many-messages');
    const refused = here.frames.findLast((frame) => frame.type === 'problem');
    expect(Number(refused?.facts['retryAfter'])).toBeGreaterThan(500);
    expect(here.messages.size).toBe(chatPolicy.messages);
  });
});
