import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sentReports: { path: string; body: Promise<Record<string, unknown>> }[] = [];
let report: typeof import('./report-error');

beforeEach(async () => {
  vi.resetModules();
  sentReports.length = 0;
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (path: string, body: Blob) => sentReports.push({ path, body: body.text().then((text) => JSON.parse(text)) }),
  });
  report = await import('./report-error');
});
afterEach(() => void Reflect.deleteProperty(navigator, 'sendBeacon'));

test('a report has the message, the place in our scripts, version and language, and no address', async () => {
  const error = new TypeError('Failed to fetch dynamically imported module: https://shop.test/assets/menu-1.js?x=1');
  error.stack = `${error.message}\n    at https://shop.test/assets/main-2.js:12:34`;

  report.reportError('part', error);

  await vi.waitFor(() => expect(sentReports.map(({ path }) => path)).toEqual(['/api/browser-errors']));
  expect(await sentReports[0]?.body).toEqual({
    kind: 'part',
    message: 'TypeError: Failed to fetch dynamically imported module: /assets/menu-1.js',
    at: '/assets/main-2.js:12:34',
    route: '',
    version: 'dev',
    language: 'en',
  });
});

test('a report of an error with a cause has the message and the place of the cause', async () => {
  const cause = new TypeError('title is undefined');
  cause.stack = `${cause.message}\n    at https://shop.test/assets/book-3.js:1:2`;

  report.reportError('error', new Error('React has recovered', { cause }));

  await vi.waitFor(async () =>
    expect(await sentReports[0]?.body).toMatchObject({
      message: 'TypeError: title is undefined (cause of React has recovered)',
      at: '/assets/book-3.js:1:2',
    }),
  );
});

test.each([
  ['a page’s address', 'at https://shop.test/en/reset-password/s3cret?key=1', 'Error: at '],
  ['a mail address', 'no account nora@reader.example here', 'Error: no account … here'],
  ['a long number', 'card 4242424242424242', 'Error: card …'],
])('a report does not contain %s', async (_what, message, said) => {
  report.reportError('error', new Error(message));

  await vi.waitFor(async () => expect((await sentReports[0]?.body)?.['message']).toBe(said));
});

test('each message is reported once, and at most five on a page', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) report.reportError('error', new Error(name));
  }

  await vi.waitFor(() => expect(sentReports).toHaveLength(5));
});

test('answers of the shop and aborted work are not reported', async () => {
  const { ApiProblem } = await import('../api');

  report.reportError('rejection', new ApiProblem('internal', 500));
  report.reportError('rejection', new DOMException('stopped', 'AbortError'));
  report.reportError('rejection', new Error('told'));

  await vi.waitFor(async () =>
    expect(await Promise.all(sentReports.map(({ body }) => body))).toMatchObject([{ message: 'Error: told' }]),
  );
});

test('a long message is cut to 300 characters', async () => {
  report.reportError('error', new Error('x'.repeat(1_000)));

  await vi.waitFor(async () => expect(String((await sentReports[0]?.body)?.['message'])).toHaveLength(300));
});
