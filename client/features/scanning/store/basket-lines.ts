import { limits } from '../../../../domain/policy/limits';
import { planReads, planInBasket, type ReadEffect } from '../../../../domain/scanning/plan';
import type { Read } from '../../../../domain/scanning/run';
import { read } from '../../../lib/api';
import { announce } from '../../../data/cache/topics';
import type { RunStore } from './run-store';
import type { AddedToBasket } from './run-view';

/** Number of lines in one call. The basket holds no more. */
const maxLines = limits.basketLines;

/**
 * Returns the accepted lines with copies that were not added. Added copies may be sold by now and must not be added
 * again.
 */
function linesToAdd(store: RunStore): number[] {
  return store.ids('accepted').filter((id) => {
    const line = store.line(id);
    return line !== undefined && line.taken < line.offered;
  });
}

/**
 * Adds accepted lines to the basket in one atomic call and marks the added ones. `ids` chooses among them, else all
 * lines that were not added yet. Repeating the call adds nothing. Throws an ApiProblem; then nothing was added.
 */
export async function addToBasket(store: RunStore, ids: readonly number[] = linesToAdd(store)): Promise<AddedToBasket> {
  const accepted = ids.flatMap((id) => {
    const line = store.line(id);
    return line !== undefined && line.isbn !== null && store.content.status(id) === 'accepted'
      ? [{ ...line, isbn: line.isbn }]
      : [];
  });
  const sent = accepted.slice(0, maxLines);
  if (sent.length === 0) return { copies: 0, lines: 0, refused: [] };
  const lines = sent.map(({ isbn, grade, offered, exLibrary }) => ({ isbn, grade, exLibrary, quantity: offered }));
  const answer = await read(store.api.basket.lines.$post({ json: { lines } }));
  announce('lists');
  const addedCopies = new Map(sent.map((line) => [line.id, line.offered]));
  const refused = answer.refused.map((refusal) => {
    // A line refused in part has copies in the basket all the same. Of two equal lines either may be marked.
    const line = sent.findLast(
      (each) => each.isbn === refusal.isbn && each.grade === refusal.grade && (addedCopies.get(each.id) ?? 0) > 0,
    );
    if (line !== undefined) addedCopies.set(line.id, Math.max(0, (addedCopies.get(line.id) ?? 0) - refusal.quantity));
    return { ...refusal, line: line?.id ?? null };
  });
  await store.makeStep((run) => run.newStep(planInBasket(run.content, addedCopies)));
  const beyondLimit = accepted.slice(maxLines).map(({ id, isbn, grade, offered }) => ({
    isbn,
    grade,
    quantity: offered,
    reason: 'list-full' as const,
    line: id,
  }));
  const copies = [...addedCopies.values()];
  return {
    copies: copies.reduce((all, each) => all + each, 0),
    lines: copies.filter((each) => each > 0).length,
    refused: [...refused, ...beyondLimit],
  };
}

/** Reads the basket's lines into the run. Those already there are not counted twice. Throws an ApiProblem. */
export async function fromBasket(store: RunStore): Promise<readonly ReadEffect[]> {
  const basket = await read(store.api.basket.$get());
  const reads = basket.lines.map(({ book, grade, quantity, exLibrary }): Read => ({
    text: book.isbn,
    source: 'basket',
    sure: true,
    quantity,
    grade,
    exLibrary,
  }));
  let done: readonly ReadEffect[] = [];
  await store.makeStep((run) => {
    const plan = planReads(run.content, reads);
    done = plan.done;
    return run.newStep(plan.change);
  });
  return done;
}
