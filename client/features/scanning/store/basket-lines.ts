import { limits } from '../../../../domain/policy/limits';
import { planReads, planInBasket, type ReadDone } from '../../../../domain/scanning/plan';
import type { Read } from '../../../../domain/scanning/run';
import { read } from '../../../lib/api';
import { announce } from '../../../data/cache/topics';
import type { RunStore } from './run-store';
import type { Taken } from './run-view';

/** Number of lines in one call. The basket holds no more. */
const maxLines = limits.basketLines;

/**
 * Returns accepted lines of which no copy was added. Added copies may be traded by now and must not be added a second
 * time.
 */
function notTaken(store: RunStore): number[] {
  return store.ids('accepted').filter((id) => {
    const line = store.line(id);
    return line !== undefined && line.taken < line.offered;
  });
}

/**
 * Adds accepted lines to the basket in one atomic call and marks the added ones. `ids` chooses among them, else all
 * lines that were not added yet. Repeating the call adds nothing. Throws an ApiProblem; then nothing was added.
 */
export async function addToBasket(store: RunStore, ids: readonly number[] = notTaken(store)): Promise<Taken> {
  const accepted = ids.flatMap((id) => {
    const line = store.line(id);
    return line !== undefined && line.isbn !== null && store.book.status(id) === 'accepted'
      ? [{ ...line, isbn: line.isbn }]
      : [];
  });
  const sent = accepted.slice(0, maxLines);
  if (sent.length === 0) return { copies: 0, lines: 0, refused: [] };
  const lines = sent.map(({ isbn, grade, offered, exLibrary }) => ({ isbn, grade, exLibrary, quantity: offered }));
  const answer = await read(store.api.basket.lines.$post({ json: { lines } }));
  announce('lists');
  const went = new Map(sent.map((line) => [line.id, line.offered]));
  const refused = answer.refused.map((refusal) => {
    // A line refused in part has copies in the basket all the same. Of two equal lines either may be marked.
    const line = sent.findLast(
      (each) => each.isbn === refusal.isbn && each.grade === refusal.grade && (went.get(each.id) ?? 0) > 0,
    );
    if (line !== undefined) went.set(line.id, Math.max(0, (went.get(line.id) ?? 0) - refusal.quantity));
    return { ...refusal, line: line?.id ?? null };
  });
  await store.make((run) => run.newStep(planInBasket(run.book, went)));
  const left = accepted.slice(maxLines).map(({ id, isbn, grade, offered }) => ({
    isbn,
    grade,
    quantity: offered,
    reason: 'list-full' as const,
    line: id,
  }));
  const copies = [...went.values()];
  return {
    copies: copies.reduce((all, each) => all + each, 0),
    lines: copies.filter((each) => each > 0).length,
    refused: [...refused, ...left],
  };
}

/** Reads the basket's lines into the run. Those already there are not counted twice. Throws an ApiProblem. */
export async function fromBasket(store: RunStore): Promise<readonly ReadDone[]> {
  const basket = await read(store.api.basket.$get());
  const reads = basket.lines.map(({ book, grade, quantity, exLibrary }): Read => ({
    text: book.isbn,
    source: 'basket',
    sure: true,
    quantity,
    grade,
    exLibrary,
  }));
  let done: readonly ReadDone[] = [];
  await store.make((run) => {
    const plan = planReads(run.book, reads);
    done = plan.done;
    return run.newStep(plan.change);
  });
  return done;
}
