import { isIsbn13 } from '../isbn';
import type { UsedGrade } from '../grade';
import { Draft } from './draft';
import { readCode, shownText } from './reads';
import { maxCopies, runLimit, type StoredLine, type LinePatch, type Read, type RunSettings } from './run';
import { keyOf, type RunContent } from './run-content';
import type { Change } from './undo';

/** Effect of a read. `line`: the line that it added or counted up; null: the run is full (`runLimit`). */
export interface ReadEffect {
  readonly line: number | null;
  readonly isNew: boolean;
}

/** Returns a number of copies within the limits of a line: 1 to `maxCopies`. */
const limitCopies = (count: number) => Math.max(1, Math.min(maxCopies, Math.trunc(count) || 1));

/** Returns the line that a repeated code counts up: of the same grade, or otherwise the last one read. */
function findLineToCountUp(
  draft: Draft,
  key: string,
  read: Read,
  copy: Pick<StoredLine, 'grade' | 'exLibrary'>,
): StoredLine | undefined {
  const lines = draft.group(key).filter((line) => line.sure === read.sure);
  const isCopyNamed = read.grade !== undefined || read.exLibrary !== undefined;
  const same = lines.findLast((line) => line.grade === copy.grade && line.exLibrary === copy.exLibrary);
  return same ?? (isCopyNamed ? undefined : lines.at(-1));
}

/** Counts up a line by a read. The basket gives the total of copies, any other source one more. */
function countUp(draft: Draft, line: StoredLine, read: Read): void {
  const copies = limitCopies(read.quantity ?? 1);
  const isTotal = read.source === 'basket';
  const quantity = isTotal ? Math.max(line.quantity, copies) : limitCopies(line.quantity + copies);
  const taken = isTotal ? Math.max(line.taken, copies) : line.taken;
  if (quantity !== line.quantity || taken !== line.taken) draft.set(line.id, { ...line, quantity, taken });
}

/** Makes a line the last one read. The line before it stores its id as neighbour, if that line is unsure or wrong. */
function followLastRead(draft: Draft, id: number): void {
  const { lastRead } = draft.state;
  if (lastRead === id) return;
  const last = lastRead === null ? null : draft.line(lastRead);
  if (last !== null && last.neighbours[1] === null && (last.problem !== null || !last.sure)) {
    draft.set(last.id, { ...last, neighbours: [last.neighbours[0], id] });
  }
  draft.state = { ...draft.state, lastRead: id };
}

/** Adds a line for one read, or counts up the line of the same book. */
function addRead(draft: Draft, read: Read): ReadEffect {
  const text = shownText(read.text);
  const code = readCode(read.text, read.isNamed);
  const { state } = draft;
  const copy = { grade: read.grade ?? state.grade, exLibrary: read.exLibrary ?? state.exLibrary };
  const present = findLineToCountUp(draft, keyOf({ isbn: code.isbn, text }), read, copy);
  if (present !== undefined) {
    countUp(draft, present, read);
    followLastRead(draft, present.id);
    return { line: present.id, isNew: false };
  }
  if (draft.size >= runLimit) return { line: null, isNew: false };
  const quantity = limitCopies(read.quantity ?? 1);
  const { id } = draft.add({
    ...code,
    ...copy,
    text,
    quantity,
    sure: read.sure,
    source: read.source,
    neighbours: [state.lastRead, null],
    taken: read.source === 'basket' ? quantity : 0,
  });
  followLastRead(draft, id);
  return { line: id, isNew: true };
}

/** Returns the change for codes of any source. In their order, each code adds a line or counts one up. */
export function planReads(
  content: RunContent,
  reads: readonly Read[],
): { readonly change: Change; readonly done: readonly ReadEffect[] } {
  const draft = new Draft(content);
  const done = reads.map((read) => addRead(draft, read));
  return { change: draft.change('read'), done };
}

/** Copies that a change has added to a line. */
export interface CopiesAdded {
  readonly line: number;
  readonly isbn: string | null;
  readonly copies: number;
}

/** Returns the copies that a change adds. */
export function copiesAdded({ lines }: Change): readonly CopiesAdded[] {
  return lines.flatMap(([line, before, after]) => {
    const copies = (after?.quantity ?? 0) - (before?.quantity ?? 0);
    return after !== null && copies > 0 ? [{ line, isbn: after.isbn, copies }] : [];
  });
}

/**
 * Returns the change that removes added copies again, also after other changes. If their line has been merged into
 * another one, it removes the copies from that line. Returns an empty change if none of the copies is left.
 */
export function planRemoveAdded(content: RunContent, added: readonly CopiesAdded[]): Change {
  const draft = new Draft(content);
  for (const { line: id, isbn, copies } of added) {
    const own = draft.line(id);
    const line = own?.isbn === isbn ? own : draft.group(keyOf({ isbn, text: '' })).at(-1);
    if (line !== undefined)
      draft.set(line.id, line.quantity > copies ? { ...line, quantity: line.quantity - copies } : null);
  }
  const change = draft.change('remove');
  return change.lines.every(([, , after]) => after === null) ? change : { ...change, kind: 'change' };
}

/** Returns the change that gives several lines new values. Missing and unchanged lines are left out. */
export function planChange(content: RunContent, ids: readonly number[], patch: LinePatch): Change {
  const draft = new Draft(content);
  for (const id of ids) {
    const line = draft.line(id);
    if (line === null) continue;
    const after = {
      ...line,
      grade: patch.grade ?? line.grade,
      exLibrary: patch.exLibrary ?? line.exLibrary,
      quantity: patch.quantity === undefined ? line.quantity : limitCopies(patch.quantity),
    };
    if (after.grade !== line.grade || after.exLibrary !== line.exLibrary || after.quantity !== line.quantity)
      draft.set(id, after);
  }
  return draft.change('change');
}

/** Returns the change that removes lines. */
export function planRemove(content: RunContent, ids: readonly number[]): Change {
  const draft = new Draft(content);
  for (const id of ids) if (draft.line(id) !== null) draft.set(id, null);
  return draft.change('remove');
}

/** Saves a line, or adds its copies to another line of the same book and grade. */
function saveOrMergeLine(draft: Draft, line: StoredLine): void {
  const sameCopies = draft
    .group(keyOf(line))
    .find(
      (other) => other.id !== line.id && other.sure && other.grade === line.grade && other.exLibrary === line.exLibrary,
    );
  if (sameCopies === undefined) draft.set(line.id, line);
  else {
    draft.set(line.id, null);
    draft.set(sameCopies.id, { ...sameCopies, quantity: limitCopies(sameCopies.quantity + line.quantity) });
  }
}

/** Returns the change when the person confirms an unsure read. */
export function planConfirm(content: RunContent, id: number): Change {
  const draft = new Draft(content);
  const line = draft.line(id);
  if (line !== null && !line.sure) saveOrMergeLine(draft, { ...line, sure: true });
  return draft.change('confirm');
}

/** Returns the change that replaces a wrong number by an ISBN. An empty change unless `isbn` is an ISBN-13. */
export function planCorrect(content: RunContent, id: number, isbn: string): Change {
  const draft = new Draft(content);
  const line = draft.line(id);
  if (line !== null && isIsbn13(isbn))
    saveOrMergeLine(draft, { ...line, isbn, problem: null, meant: null, sure: true });
  return draft.change('correct');
}

/**
 * Returns the change that gives one copy of a line another grade, in a new line. A line with a single copy keeps it:
 * the new line has a second copy.
 */
export function planSplit(content: RunContent, id: number, grade: UsedGrade): Change {
  const draft = new Draft(content);
  const line = draft.line(id);
  if (line === null || line.isbn === null || draft.size >= runLimit) return draft.change('split');
  if (line.quantity > 1) draft.set(id, { ...line, quantity: line.quantity - 1 });
  draft.add({ ...line, grade, quantity: 1, taken: 0 });
  return draft.change('split');
}

/** Returns the change that gives a run new settings. */
export function planSettings(content: RunContent, settings: Partial<RunSettings>): Change {
  const draft = new Draft(content);
  const { name, grade, exLibrary, sound } = { ...content.state, ...settings };
  const clean = shownText(name);
  const { state } = content;
  if (clean !== state.name || grade !== state.grade || exLibrary !== state.exLibrary || sound !== state.sound) {
    draft.state = { ...state, name: clean, grade, exLibrary, sound };
  }
  return draft.change('settings');
}

/**
 * Returns the change that stores how many copies of each line (by id) were put into the basket. Undo keeps these
 * numbers, because the basket has its own undo.
 */
export function planInBasket(content: RunContent, inBasket: ReadonlyMap<number, number>): Change {
  const draft = new Draft(content);
  for (const [id, copies] of inBasket) {
    const line = draft.line(id);
    if (line !== null && line.taken !== copies) draft.set(id, { ...line, taken: copies });
  }
  return draft.change('taken');
}
