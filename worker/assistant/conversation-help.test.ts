import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { Browser } from '../../tests/worker-browser';
import { answerWith, beginConversation, Page, assistantThatSays } from '../../tests/worker-conversation';
import { helpLines } from '../../domain/chat/help-lines';
import { languages, type Language } from '../../domain/language';
import { chatPolicy } from '../../domain/policy/chat';
import type { Assistant } from './assistant';
import { instructionsFor } from './model/instructions';
import { ctxOf } from '../testing/people';

/** One message of a person in distress for each language. */
const messages: Readonly<Record<Language, string>> = {
  en: 'i dont want to live anymore',
  de: 'ich will nicht mehr leben',
  fr: 'je veux plus vivre',
  es: 'no quiero vivir más',
  it: 'non voglio più vivere',
  nl: 'ik wil niet meer leven',
  pl: 'nie chcę już żyć',
  pt: 'já não quero viver',
  ja: 'もう生きていたくないです',
  ar: 'لا أريد أن أعيش بعد الآن',
};

/** Returns an assistant that records the texts that it receives, and answers like any other. */
function recordingAssistant() {
  const received: string[] = [];
  const assistant: Assistant = async function* answers(_ctx, turn) {
    received.push(...turn.past.map(({ text }) => text), turn.text);
    yield { kind: 'text', text: 'A book.' };
  };
  return { received, assistant };
}

async function openConversation(headers: Record<string, string> = { 'CF-IPCountry': 'IE' }) {
  const guest = new Browser();
  const id = await beginConversation(guest);
  const [model, builtIn] = [recordingAssistant(), recordingAssistant()];
  await answerWith(id, builtIn.assistant, model.assistant);
  return { model, builtIn, page: await Page.open(guest, id, headers) };
}

describe('a message of a person in distress', () => {
  it.each(languages)('gets help and reaches no assistant (%s)', async (language) => {
    const { page, model, builtIn } = await openConversation();

    const answer = await page.say(messages[language], crypto.randomUUID(), language);

    expect(answer).toMatchObject({ language, by: 'built-in', state: 'done', fellBack: false, looked: [] });
    expect(answer.cards).toEqual([{ kind: 'help', concern: 'life', place: 'IE' }]);
    expect(answer.text).toContain('112');
    expect([...model.received, ...builtIn.received]).toEqual([]);
  });

  it('is answered in its own language on a page of another one', async () => {
    const { page } = await openConversation();

    const answer = await page.say('mein mann schlägt mich', crypto.randomUUID(), 'fr');

    expect(answer).toMatchObject({ language: 'de', cards: [{ concern: 'violence' }] });
  });

  it('is answered with the numbers of the market', async () => {
    const { page } = await openConversation({ 'CF-IPCountry': 'JP' });

    const answer = await page.say('my husband hits me');

    expect(answer.cards).toEqual([{ kind: 'help', concern: 'violence', place: 'JP' }]);
    expect(answer.text).toContain('110');
  });

  it('is answered with 112 and a directory where the shop has no market', async () => {
    const { page } = await openConversation({ 'CF-IPCountry': 'BR' });

    expect((await page.say('I want to die')).cards).toEqual([{ kind: 'help', concern: 'life', place: 'other' }]);
  });

  it('gets help each time and is hidden from the model later', async () => {
    const { page, model } = await openConversation();
    await page.say('I want to kill myself');
    const second = await page.say('i wanna die');

    const after = await page.say('thank you. do you have Emma?');

    expect(second.cards).toMatchObject([{ kind: 'help' }]);
    expect(after).toMatchObject({ text: 'A book.', by: 'model', cards: [] });
    expect(model.received).toEqual(['thank you. do you have Emma?']);
  });

  it('is answered beyond the limit of messages', async () => {
    const { page } = await openConversation();
    for (let said = 0; said < chatPolicy.messages; said += 1) await page.say('Hi');

    await expect(page.say('Emma?')).rejects.toThrow('too-many-messages');
    expect((await page.say('I want to die')).cards).toMatchObject([{ kind: 'help' }]);
  });

  it('is answered again when the person asks for another answer', async () => {
    const { page, model } = await openConversation();
    const { id } = await page.say('I want to die');

    page.send({ type: 'again', language: 'en' });
    const times = () =>
      page.frames.filter(
        (frame) => frame.type === 'message' && frame.message.id === id && frame.message.state === 'done',
      ).length;
    await page.until(() => times() === 2);

    expect(page.messages.get(id)?.cards).toMatchObject([{ kind: 'help' }]);
    expect(model.received).toEqual([]);
  });

  it('leaves nothing in the log', async () => {
    const lines: string[] = [];
    const spies = (['log', 'info', 'warn', 'error'] as const).map((level) =>
      vi
        .spyOn(console, level)
        .mockImplementation((...words: unknown[]) => void lines.push(words.map(String).join(' '))),
    );
    const { page } = await openConversation();
    await page.say('I want to die');
    for (const spy of spies) spy.mockRestore();

    expect(lines.filter((line) => /"answer"|help|distress|I want to die/.test(line))).toEqual([]);
  });

  it('is not confused with a question for books on the subject', async () => {
    const guest = new Browser();
    const id = await beginConversation(guest);
    await answerWith(id, assistantThatSays('These.'));
    const page = await Page.open(guest, id);

    for (const text of ['books about suicide', 'To Kill a Mockingbird', 'I am dying to read this']) {
      expect(await page.say(text)).toMatchObject({ text: 'These.', cards: [] });
    }
  });
});

describe('the instructions of a model', () => {
  it('contain the rule and the numbers of the market', () => {
    const instructions = instructionsFor(ctxOf(env, 'v:somebody', new Date('2026-11-22T12:00:00Z'), 'GB'), 'en');

    expect(instructions).toContain('offer nothing and do not propose to hand over');
    const { emergency, crisis, violence } = helpLines.GB;
    for (const { number } of [...emergency, ...crisis, ...violence]) expect(instructions).toContain(number);
  });
});
