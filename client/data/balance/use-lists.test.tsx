import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../tests/client/show-part';
import { useLists } from './use-lists';

/** Shows the ISBNs of the basket, each as a button that removes its line. */
function Lines() {
  const { basket, removeGiven } = useLists();
  return (basket?.lines ?? []).map((line) => (
    <button key={line.book.isbn} type="button" onClick={() => void removeGiven(line)}>
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

const basketOf = (...isbns: readonly string[]) => ({
  lines: isbns.map((isbn) => ({ book: { isbn }, grade: 'good' })),
});

test('a late answer to an earlier question does not show a removed book again', async () => {
  const late = slowAnswer(basketOf('2', '3'));
  const answers: unknown[] = [basketOf('1', '2', '3'), late.answer, basketOf('3')];
  await show(<Lines />, ([method, path]) =>
    method === 'GET' && path.endsWith('/basket') ? answers.shift() : { lines: [] },
  );
  const shown = () => screen.queryAllByRole('button').map((button) => button.textContent);
  await vi.waitFor(() => expect(shown()).toEqual(['1', '2', '3']));

  await act(async () => screen.getByText('1').click());
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => screen.getByText('2').click());
  await vi.waitFor(() => expect(shown()).toEqual(['3']));
  await act(() => late.send());
  // A macrotask: the late body is parsed by then.
  await act(() => new Promise((done) => void setTimeout(done)));

  expect(shown()).toEqual(['3']);
});
