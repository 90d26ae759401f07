import type { IDBPTransaction } from 'idb';
import type { Market } from '../../../../domain/market/market-codes';
import type { StoredLine } from '../../../../domain/scanning/run';
import { questionOf, type RunContent } from '../../../../domain/scanning/run-content';
import { instant } from './clock';
import {
  recordsOfRun,
  blockOf,
  idsOfBlock,
  type Device,
  type StoredAnswer,
  type RunRecord,
  type ScanDatabase,
} from './device';
import { OpenRun, rememberedSteps } from './open-run';

export const stores = ['runs', 'lines', 'answers', 'history'] as const;
export type Transaction = IDBPTransaction<ScanDatabase, typeof stores, 'readwrite' | 'readonly'>;
export type Writing = IDBPTransaction<ScanDatabase, typeof stores, 'readwrite'>;

/** Changes of a run in memory that are not on the device yet. */
export interface UnsavedChanges {
  readonly blocks: ReadonlySet<number>;
  readonly steps: ReadonlySet<number>;
}

/** Returns the record of a run in the list of runs, changed now. */
export function recordOf(run: OpenRun): RunRecord {
  const { id, version, place, content } = run;
  return { id, version, place, head: content.state, lines: content.counts.all, at: instant() };
}

function linesOf(content: RunContent, block: number): StoredLine[] {
  return idsOfBlock(block).flatMap((id) => content.line(id) ?? []);
}

/** Writes unsaved changes, within a transaction that has checked the version. */
export async function writeRun(writing: Writing, run: OpenRun, { blocks, steps }: UnsavedChanges): Promise<void> {
  const { id, place } = run;
  const history = writing.objectStore('history');
  const lines = writing.objectStore('lines');
  await Promise.all([
    writing.objectStore('runs').put(recordOf(run)),
    ...[...blocks].map((block) => lines.put(linesOf(run.content, block), [id, block])),
    history.delete(IDBKeyRange.bound([id, place.to + 1], [id, Infinity])),
    history.delete(IDBKeyRange.bound([id, -Infinity], [id, place.at - rememberedSteps])),
    ...[...steps].flatMap((at) => {
      const change = run.history.get(at);
      return change === undefined ? [] : [history.put(change, [id, at])];
    }),
  ]);
}

/** Loads a run from the device, with the answers that still belong to its lines. */
export async function loadRun(transaction: Transaction, record: RunRecord, market: Market): Promise<OpenRun> {
  const run = new OpenRun(record.id, market);
  const range = recordsOfRun(record.id);
  const history = transaction.objectStore('history');
  const [lines, answers, steps, keys] = await Promise.all([
    transaction.objectStore('lines').getAll(range),
    transaction.objectStore('answers').getAll(range),
    history.getAll(range),
    history.getAllKeys(range),
  ]);
  run.content.apply({
    kind: 'read',
    lines: lines.flat().map((line) => [line.id, null, line] as const),
    head: [run.content.state, record.head],
  });
  assignAnswers(
    run.content,
    answers.flatMap((stored) => (stored.market === market ? stored.items : [])),
  );
  for (const [at, key] of keys.entries()) {
    const change = steps[at];
    if (change !== undefined) run.history.set(key[1], change);
  }
  run.place = record.place;
  run.version = record.version;
  return run;
}

/** Returns the answers of lines with their questions. */
export function answersOf(content: RunContent, lines: readonly number[]): StoredAnswer[] {
  return lines.flatMap((id) => {
    const line = content.line(id);
    const answer = content.answered(id);
    return line === undefined || answer === null ? [] : [{ line: id, question: questionOf(line), answer }];
  });
}

/** Assigns to lines the answers that still belong to them. Returns the ids whose views have changed. */
export function assignAnswers(content: RunContent, items: readonly StoredAnswer[]): Set<number> {
  return content.answerAll(
    items.flatMap(({ line: id, question, answer }) => {
      const line = content.line(id);
      return line !== undefined && questionOf(line) === question ? [[id, answer] as const] : [];
    }),
  );
}

/** Stores the answers of lines, whole records at once. Answers that could not be stored are asked for again later. */
export async function storeAnswers(device: Device, run: OpenRun, lines: Iterable<number>): Promise<void> {
  const blocks = new Set([...lines].map(blockOf));
  const writing = device.transaction('answers', 'readwrite');
  const writes = [...blocks].map((block) => {
    const items = answersOf(run.content, idsOfBlock(block));
    return writing.store.put({ market: run.content.market, items }, [run.id, block]);
  });
  await Promise.all([...writes, writing.done]);
}

/** Deletes a run and all that belongs to it from the device. */
export async function deleteStoredRun(device: Device, id: string): Promise<void> {
  const writing = device.transaction(stores, 'readwrite');
  await Promise.all([
    writing.objectStore('runs').delete(id),
    ...(['lines', 'answers', 'history'] as const).map((store) => writing.objectStore(store).delete(recordsOfRun(id))),
    writing.done,
  ]);
}
