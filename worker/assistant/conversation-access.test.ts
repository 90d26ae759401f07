import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../tests/worker-browser';
import { signedInPerson } from '../../tests/worker-signed-in-person';
import {
  answerWith,
  beginConversation,
  Page,
  assistantThatSays,
  storageOf,
  runInConversation,
} from '../../tests/worker-conversation';
import { ctxOf } from '../testing/people';
import { moveGuestLists } from '../accounts/sessions/sign-in/move-guest-lists';
import { admitSender } from './conversation/admit';
import { Listeners } from './conversation/listeners';

const hello = assistantThatSays('Hello ', 'reader.');
const conversation = (id: string) =>
  env.DB.prepare('SELECT * FROM conversations WHERE id = ?1')
    .bind(id)
    .first<{ owner: string; last_at: string; language: string }>();
const uuid = () => crypto.randomUUID();

describe('access to a conversation', () => {
  it('needs a socket, an own page and an own conversation', async () => {
    const [guest, other, ann] = [new Browser(), new Browser(), await signedInPerson('ann')];
    const id = await beginConversation(guest);
    await beginConversation(other);
    const join = (person: Browser, headers: Record<string, string> = {}) =>
      person.ask('GET', `/chat/${id}`, undefined, headers);
    expect(await join(guest)).toEqual({ status: 426, body: 'upgrade-required' });
    const upgrade = { Upgrade: 'websocket' };
    expect(await join(guest, { ...upgrade, Origin: 'https://evil.example' })).toEqual({
      status: 403,
      body: 'foreign-origin',
    });
    for (const person of [other, ann, new Browser()])
      expect(await join(person, upgrade)).toEqual({ status: 404, body: 'not-found' });
    expect(await other.ask('DELETE', `/chat/${id}`)).toEqual({ status: 404, body: 'not-found' });
    expect((await ann.ask('GET', '/chat')).body).toEqual({ items: [], nextCursor: null });
  });

  it('is checked with every turn and ends with the session', async () => {
    const bea = await signedInPerson('bea');
    const id = await beginConversation(bea);
    await answerWith(id, hello);
    const [page, other] = [await Page.open(bea, id), await Page.open(bea, id)];
    expect(page.frames[0]).toMatchObject({ signedIn: true });
    await page.say('Hi');
    await env.DB.prepare(`UPDATE sessions SET revoked_at = '2026-01-01T00:00:00.000Z' WHERE account = 'bea'`).run();
    page.send({ type: 'say', id: uuid(), text: 'Still me', language: 'en' });
    await Promise.all([page, other].map((each) => each.until(() => each.closed !== null)));
    expect([page.closed, other.closed, page.problems().includes('sign-in-required')]).toEqual([4401, 4401, true]);
    expect(await storageOf(id, ({ sql }) => sql.exec('SELECT count(*) AS n FROM messages').one()['n'])).toBe(2);
  });

  it('ends when the shop closes, except for staff with access', async () => {
    const fay = await signedInPerson('fay');
    const id = await beginConversation(fay);
    await Page.open(fay, id);
    const turn = (order: string) =>
      runInConversation(id, async (state) => {
        const [socket] = state.getWebSockets();
        const base = {
          ...ctxOf(env, 'a:fay', new Date()),
          kv: { get: () => Promise.resolve(order) } as unknown as KVNamespace,
        };
        if (!socket) throw new Error('nobody listens');
        return admitSender(
          { contextOf: (_, actor) => ({ ...base, actor: actor ?? base.actor }) },
          new Listeners(state),
          socket,
        ).then(
          ({ actor }) => actor.kind,
          (error: Error) => error.message,
        );
      });
    expect(await turn('on')).toBe('maintenance');
    expect(await turn('{"allow":["desk"]}')).toBe('maintenance');
    await env.DB.prepare(`UPDATE accounts SET role = 'staff' WHERE id = 'fay'`).run();
    expect([await turn('on'), await turn('{"allow":["desk"]}')]).toEqual(['maintenance', 'account']);
  });

  it('uses the account of the session', async () => {
    const cleo = await signedInPerson('cleo');
    const id = await beginConversation(cleo);
    await answerWith(id, async function* who(ctx) {
      yield { kind: 'text', text: ctx.actor.kind === 'account' ? `${ctx.actor.account.id} ${ctx.market}` : 'nobody' };
    });
    expect((await (await Page.open(cleo, id)).say('Who am I?')).text).toBe('cleo IE');
  });

  it('moves to the account when a guest signs in', async () => {
    const guest = new Browser();
    const id = await beginConversation(guest);
    await answerWith(id, hello);
    const page = await Page.open(guest, id);
    await page.say('Hi');
    const dora = await signedInPerson('dora');
    await moveGuestLists(ctxOf(env, 'a:dora', new Date()), [guest.cookies.get('__Host-visitor') ?? ''], 'dora');
    expect((await conversation(id))?.owner).toBe('a:dora');
    page.send({ type: 'say', id: uuid(), text: 'Hi', language: 'en' });
    await page.until(() => page.closed !== null);
    expect(page.closed).toBe(4401);
    expect((await Page.open(dora, id)).messages.size).toBe(2);
  });
});
