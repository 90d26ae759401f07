import { createExecutionContext } from 'cloudflare:test';
import { expect, it } from 'vitest';
import type { SignedIn } from '../../accounts/sessions/read-session';
import { executionOfPage, sessionOfPage } from './page-session';

const session = (id: string): SignedIn => ({
  account: { id, name: 'Ann', email: 'ann@example.org', role: 'customer' },
  session: id,
  market: null,
  provedAt: null,
  secondFactor: false,
  renewedFor: null,
  prefetched: null,
});
const reads = () => {
  const made: string[] = [];
  const read = (token: string, isWrite = false, execution: object = page) =>
    sessionOfPage(
      execution,
      { token, isWrite },
      {
        session: async () => {
          made.push(token);
          return session(token);
        },
        prefetch: async () => ({ key: `second of ${token}`, batchResults: [] }),
      },
    );
  const page = executionOfPage(createExecutionContext());
  return { made, read };
};

it('is looked up once for all reads of a page with the same token', async () => {
  const { made, read } = reads();
  const found = await Promise.all([read('one'), read('one'), read('two')]);
  expect(found.map((each) => each?.account.id)).toEqual(['one', 'one', 'two']);
  expect(made).toEqual(['one', 'two']);
});

it('is looked up again by a write, and by the reads after it', async () => {
  const { made, read } = reads();
  await read('one');
  await read('one', true);
  await read('one');
  await read('one');
  expect(made).toEqual(['one', 'one', 'one']);
});

it('is returned to each read of a page with the prefetched results of that read', async () => {
  const { read } = reads();
  const found = await Promise.all([read('one'), read('one')]);
  expect(found.map((each) => each?.prefetched?.key)).toEqual([undefined, 'second of one']);
});

it('is looked up by each call that belongs to no page', async () => {
  const { made, read } = reads();
  const call = createExecutionContext();
  await read('one', false, call);
  await read('one', false, call);
  expect(made).toEqual(['one', 'one']);
});
