import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import type { AskedOfModel } from './worker-model-server';

/** A test double of a model with OpenAI's chat completions. The last message chooses its behaviour. */
export interface ModelServer {
  /** For `CHAT_BASE_URL`. */
  readonly url: string;
  close(): Promise<void>;
}

interface ChatRequest {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly tool_choice?: string;
}

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const done = `${chunk({}, 'stop')}data: [DONE]\n\n`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends bytes in chunks that end anywhere, also inside a line or a character. */
async function sendInPieces(answer: ServerResponse, text: string, size = 7): Promise<void> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) {
    answer.write(bytes.subarray(at, at + size));
    if (at % (size * 8) === 0) await pause(0);
  }
}

/** Returns a tool call whose name arrives first and whose input arrives in pieces of five characters. */
function splitCall(index: number, name: string, input: string): string {
  const pieces = input.match(/[\s\S]{1,5}/g) ?? [''];
  return (
    chunk({ tool_calls: [{ index, id: `call-${index}`, type: 'function', function: { name, arguments: '' } }] }) +
    pieces.map((piece) => chunk({ tool_calls: [{ index, function: { arguments: piece } }] })).join('')
  );
}

type Behaviour = (
  answer: ServerResponse,
  asked: { readonly text: string; readonly results: readonly string[]; readonly request: ChatRequest },
) => unknown;

const stream = (answer: ServerResponse) =>
  answer.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });

const behaviours: Readonly<Record<string, Behaviour>> = {
  // Comments, a role alone, both kinds of line end, an emoji that is cut in two.
  async stream(answer) {
    stream(answer);
    await sendInPieces(
      answer,
      `: hello\r\n\r\n${chunk({ role: 'assistant', content: '' })}` +
        chunk({ content: 'Grüße 📚 ' }).replaceAll('\n', '\r\n') +
        `${chunk({ content: 'für ' })}${chunk({ content: 'Sie.' })}${done}`,
    );
    answer.end();
  },
  /** `calls [{"name":…,"input":…}, …]`: calls them at once, then writes their results. */
  async calls(answer, { text, results }) {
    stream(answer);
    const calls: { name: string; input: unknown }[] = JSON.parse(text.slice('calls '.length));
    const input = (given: unknown) => (typeof given === 'string' ? given : JSON.stringify(given));
    if (results.length === 0)
      await sendInPieces(
        answer,
        chunk({ content: 'Let me look.' }) +
          calls.map((call, at) => splitCall(at, call.name, input(call.input))).join('') +
          `${chunk({}, 'tool_calls')}data: [DONE]\n\n`,
      );
    else await sendInPieces(answer, `${chunk({ content: `Told: ${results.join(' | ')}` })}${done}`, 400);
    answer.end();
  },
  /** Wants a tool again and again. */
  async rounds(answer, { text, request }) {
    stream(answer);
    answer.end(
      text === 'rounds until told' && request.tool_choice === 'none'
        ? `${chunk({ content: 'Enough.' })}${done}`
        : `${splitCall(0, 'list-trades', '{}')}${chunk({}, 'tool_calls')}data: [DONE]\n\n`,
    );
  },
  wrong: (answer) =>
    stream(answer).end(`${splitCall(0, 'search-books', '{"words":5}')}${chunk({}, 'tool_calls')}data: [DONE]\n\n`),
  slow: () => undefined,
  stall: (answer) => stream(answer).write(chunk({ content: 'I was about to' })),
  async broken(answer) {
    stream(answer).write(chunk({ content: 'Half a sen' }));
    await pause(50);
    answer.destroy();
  },
  cut: (answer) => stream(answer).end(chunk({ content: 'Half a sen' })),
  busy: (answer) =>
    answer.writeHead(429, { 'Retry-After': '20' }).end('{"error":{"message":"secret words of the provider"}}'),
  down: (answer) => answer.writeHead(503).end(),
  away: (answer) => answer.writeHead(302, { Location: '/v1/elsewhere' }).end(),
  nonsense: (answer) => stream(answer).end('data: {"choices":[{"delta":\n\n'),
  shape: (answer) => stream(answer).end('data: {"choices":"none"}\n\ndata: [DONE]\n\n'),
  error: (answer) => stream(answer).end(`data: {"error":{"message":"overloaded"}}\n\n`),
  html: (answer) => answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Sign in to the network</html>'),
  tags: (answer) =>
    stream(answer).end(
      `${chunk({ content: '<img src=x onerror=alert(1)> [click](javascript:alert(1)) \u202Eevil' })}${done}`,
    ),
  silent: (answer) => stream(answer).end(done),
  refuse: (answer) => stream(answer).end(`${chunk({ content: 'I' })}${chunk({}, 'content_filter')}`),
  whole: (answer) =>
    answer.writeHead(200, { 'Content-Type': 'application/json' }).end(
      JSON.stringify({
        choices: [{ message: { role: 'assistant', content: 'All at once.' }, finish_reason: 'stop' }],
      }),
    ),
  async endless(answer) {
    stream(answer);
    while (!answer.destroyed) {
      answer.write(chunk({ content: 'and so on, '.repeat(20) }));
      await pause(1);
    }
  },
  async flood(answer) {
    stream(answer);
    while (!answer.destroyed) {
      answer.write('x'.repeat(50_000));
      await pause(1);
    }
  },
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** Opens the double on a free port. */
export async function openModelServer(): Promise<ModelServer> {
  let asked: AskedOfModel[] = [];
  const server = createServer((request, answer) => {
    answer.on('error', () => undefined);
    void bodyOf(request).then(async (text) => {
      if (request.method === 'GET') {
        const key = request.headers.authorization ?? null;
        answer
          .setHeader('Content-Type', 'application/json')
          .end(JSON.stringify(asked.filter((each) => each.key === key)));
        asked = asked.filter((each) => each.key !== key);
        return;
      }
      const body: ChatRequest = JSON.parse(text);
      asked.push({ path: request.url ?? '', key: request.headers.authorization ?? null, body: text });
      const last = body.messages.findLastIndex(({ role }) => role === 'user');
      const said = body.messages[last]?.content ?? '';
      const results = body.messages
        .slice(last)
        .filter(({ role }) => role === 'tool')
        .map(({ content }) => content);
      const behave = behaviours[said.split(' ')[0] ?? ''] ?? behaviours['stream'];
      await behave?.(answer, { text: said, results, request: body });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a TCP server's address is one
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Starts the double for vitest, outside of the Worker's runtime. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openModelServer();
  project.provide('modelServer', server.url);
  return () => server.close();
}
