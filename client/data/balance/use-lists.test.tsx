import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { eur, show } from '../../../tests/client/show-part';
import { useLists } from './use-lists';

/** Shows the ISBNs of the basket, each as a button that removes its line. */
function Lines() {
  const { basket, removeBasketLine } = useLists();
  return (basket?.lines ?? []).map((line) => (
    <button key={line.book.isbn} type="button" onClick={() => void removeBasketLine(line)}>
      {line.book.isbn}
    </button>
  ));
}

/** Returns an answer whose body arrives when `send` is called. */
function slowAnswer(value: unknown) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const send = async () => {
    const writer = writable.getWriter();
    await writer.write(new TextEncoder().encode(JSON.stringify(value)));
    await writer.close();
  };
  return { send, answer: new Response(readable, { headers: { 'content-type': 'application/json' } }) };
}

const basketOf = (version: number, ...isbns: readonly string[]) => ({
  lines: isbns.map((isbn) => ({ book: { isbn }, grade: 'good' })),
  version,
  total: eur(0),
});

test('a late answer to an earlier request does not show a removed book again', async () => {
  const late = slowAnswer(basketOf(2, '2', '3'));
  const lists: unknown[] = [basketOf(1, '1', '2', '3'), late.answer, basketOf(3, '3')];
  let version = 1;
  await show(<Lines />, ([method, path]) => {
    if (method === 'DELETE') return { ...basketOf((version += 1)), lines: undefined, line: null };
    return path.endsWith('/basket') ? lists.shift() : { lines: [], version: 1, total: eur(0) };
  });
  const shown = () => screen.queryAllByRole('button').map((button) => button.textContent);
  await vi.waitFor(() => expect(shown()).toEqual(['1', '2', '3']));

  await act(async () => screen.getByText('1').click());
  await vi.waitFor(() => expect(shown()).toEqual(['2', '3']));
  // The network was interrupted: the page requests the list, and the answer is slow.
  await act(async () => dispatchEvent(new Event('online')));
  await act(async () => screen.getByText('2').click());
  await vi.waitFor(() => expect(shown()).toEqual(['3']));
  await act(() => late.send());
  // A macrotask: the late body is parsed by then.
  await act(() => new Promise((done) => void setTimeout(done)));

  expect(shown()).toEqual(['3']);
});
