import { beforeAll, describe, expect, it } from 'vitest';
import { openAiCompatible } from '../../platform/adapters/language-model/openai-compatible';
import { workersAi } from '../../platform/adapters/language-model/workers-ai';
import { answerByModel } from './answer';
import {
  askAssistant,
  askedOfModel,
  baseUrl,
  modelKey,
  calls,
  emma,
  shortTimeouts,
  shelveForModel,
} from '../../../tests/worker-ask-model';

beforeAll(shelveForModel);

describe('a model behind an OpenAI-compatible endpoint', () => {
  it('streams with any chunk borders', async () => {
    expect(await askAssistant('stream please')).toEqual({
      text: 'Grüße 📚 für Sie.',
      cards: [],
      looked: [],
      failure: null,
    });
    const [request] = await askedOfModel();
    expect(request).toMatchObject({
      key: `Bearer ${modelKey}`,
      body: { model: 'double-1', stream: true, tool_choice: 'auto' },
    });
    expect(request?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(request?.body.tools.map((tool) => tool.function.name)).toContain('search-books');
    expect(JSON.stringify(request)).not.toMatch(/ann|@reader/);
    expect((await askAssistant('whole')).text).toBe('All at once.');
  });

  it('calls several tools at once, and their results become cards', async () => {
    const said = await askAssistant(
      calls(
        { name: 'propose-line', input: { list: 'cart', isbn: emma } },
        { name: 'get-offers', input: { isbns: [emma, '9780000000001'] } },
      ),
    );
    expect(said).toMatchObject({ looked: ['propose-line', 'get-offers'], failure: null });
    expect(said.cards.map((card) => (JSON.parse(card) as { kind: string }).kind)).toEqual(['proposal', 'offers']);
    expect(said.text).toMatch(/^Let me look\.\n\nTold: /);
    expect(said.text).toContain('"title":"Emma"');
    expect(said.text).toContain('€5.50');
    expect((await askedOfModel()).at(-1)?.body.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'tool',
      'tool',
    ]);
  });

  it.each([
    ['slow', 'slow'],
    ['stall', 'slow'],
    ['broken', 'broken-off'],
    ['cut', 'broken-off'],
    ['busy', 'status-429'],
    ['down', 'status-503'],
    ['away', 'status-302'],
    ['nonsense', 'nonsense'],
    ['shape', 'nonsense'],
    ['error', 'error'],
    ['html', 'html'],
    ['refuse', 'refused'],
    ['flood', 'endless'],
    ['rounds', 'too-many-rounds'],
    ['wrong', 'wrong-calls'],
  ])('fails when it is %s, with the reason %s for the log', async (behaviour, why) => {
    const { failure } = await askAssistant(behaviour);
    expect(failure).toBe(`model: ${why}`);
  });

  it('fails when it cannot be reached or is stopped', async () => {
    expect(
      (
        await askAssistant('stream', {
          by: answerByModel(
            openAiCompatible({ baseUrl: 'http://127.0.0.1:9/v1', key: null, model: 'm' }, shortTimeouts),
          ),
        })
      ).failure,
    ).toBe('model: unreachable');
    const stop = new AbortController();
    const said = askAssistant('stall', {
      signal: stop.signal,
      by: answerByModel(openAiCompatible({ baseUrl, key: null, model: 'm' })),
    });
    stop.abort();
    expect((await said).failure).toMatch(/^model: (stopped|unreachable)$/);
  });

  it('calls tools at most four times', async () => {
    await askedOfModel();
    const said = await askAssistant('rounds until told');
    expect(said).toMatchObject({ text: 'Enough.', failure: null });
    expect(said.cards).toHaveLength(4);
    expect(await askedOfModel()).toHaveLength(5);
  });

  it('is read up to 4,000 characters', async () => {
    const { text, failure } = await askAssistant('endless');
    expect(failure).toBeNull();
    expect(text.length).toBeLessThan(5_000);
  });

  it('may correct a wrong call twice', async () => {
    const said = await askAssistant(
      calls({ name: 'delete-account', input: {} }, { name: 'propose-line', input: '{"list":"cart","isbn":' }),
    );
    expect(said).toMatchObject({ cards: [], failure: null });
    expect(said.text).toContain('there is no such tool');
    expect(
      (await askAssistant(calls(...Array.from({ length: 3 }, () => ({ name: '__proto__', input: {} }))))).failure,
    ).toBe('model: wrong-calls');
  });

  it('gets the latest messages up to 16,000 characters', async () => {
    const message = (seq: number) => ({
      id: `m${seq}`,
      seq,
      role: 'person' as const,
      text: `${seq} ${'x'.repeat(1_900)}`,
      by: null,
      cards: [],
      language: 'en' as const,
      state: 'done' as const,
      fellBack: false,
      looked: [],
      at: '2026-01-01T00:00:00.000Z',
    });
    await askedOfModel();

    await askAssistant('stream', { past: Array.from({ length: 40 }, (_, seq) => message(seq)) });

    const sent = (await askedOfModel())[0]?.body.messages.filter(({ role }) => role === 'user') ?? [];
    expect(sent.map(({ content }) => content?.split(' ')[0]).join(' ')).toBe('32 33 34 35 36 37 38 39 stream');
  });

  it('gets earlier messages and cards in the form of its own calls', async () => {
    const base = {
      language: 'en' as const,
      state: 'done' as const,
      fellBack: false,
      looked: [],
      at: '2026-01-01T00:00:00.000Z',
    };
    await askedOfModel();
    await askAssistant('stream', {
      past: [
        { ...base, id: 'p', seq: 1, role: 'person', text: 'Emma?', by: null, cards: [] },
        {
          ...base,
          id: 'q',
          seq: 2,
          role: 'assistant',
          text: 'Here.',
          by: 'built-in',
          cards: [{ kind: 'hand-over', state: 'offered' }],
        },
      ],
    });
    expect(
      (await askedOfModel())[0]?.body.messages.map(({ role, content, tool_calls }) => [
        role,
        role === 'system' ? '' : content,
        tool_calls?.length ?? 0,
      ]),
    ).toEqual([
      ['system', '', 0],
      ['user', 'Emma?', 0],
      ['assistant', '', 1],
      ['tool', '{"shown":"button","state":"offered"}', 0],
      ['assistant', 'Here.', 0],
      ['user', 'stream', 0],
    ]);
  });
});

describe('a model of Workers AI', () => {
  const binding = (lines: readonly string[], answer?: unknown) => ({
    run: (name: string, input: Record<string, unknown>) => {
      expect([name, input['stream']]).toEqual(['@cf/some/model', true]);
      return Promise.resolve(answer ?? new Response(lines.map((line) => `data: ${line}\n\n`).join('')).body);
    },
  });
  const by = (lines: readonly string[], answer?: unknown) =>
    answerByModel(workersAi(binding(lines, answer), '@cf/some/model', shortTimeouts));

  it('answers in its own format or in OpenAI’s', async () => {
    expect((await askAssistant('Hi', { by: by(['{"response":"Good "}', '{"response":"day"}', '[DONE]']) })).text).toBe(
      'Good day',
    );
    expect(
      (await askAssistant('Hi', { by: by(['{"choices":[{"delta":{"content":"Good day"},"finish_reason":"stop"}]}']) }))
        .text,
    ).toBe('Good day');
  });

  it('calls tools and fails with the same reasons', async () => {
    let round = 0;
    const aiBinding = {
      run: () =>
        Promise.resolve(
          new Response(
            (round += 1) === 1
              ? 'data: {"response":null,"tool_calls":[{"name":"hand-over","arguments":{}}]}\n\ndata: [DONE]\n\n'
              : 'data: {"response":"Shall I?"}\n\ndata: [DONE]\n\n',
          ).body,
        ),
    };
    expect(await askAssistant('People', { by: answerByModel(workersAi(aiBinding, 'm', shortTimeouts)) })).toEqual({
      text: 'Shall I?',
      cards: ['{"kind":"hand-over","state":"offered"}'],
      looked: ['hand-over'],
      failure: null,
    });
    expect((await askAssistant('Hi', { by: by([], { response: 'not streamed' }) })).failure).toBe('model: nonsense');
    expect(
      (
        await askAssistant('Hi', {
          by: answerByModel(workersAi({ run: () => Promise.reject(new Error('3040: capacity')) }, 'm', shortTimeouts)),
        })
      ).failure,
    ).toBe('model: unreachable');
  });
});
