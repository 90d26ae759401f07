import type { Market } from '../market/market-codes';
import { copiesPolicy } from '../policy/copies';
import type { Change } from './undo';
import {
  startSettings,
  type Answered,
  type Filter,
  type StoredLine,
  type LineAnswer,
  type RunState,
  type RunLine,
  type LineStatus,
} from './run';

/** Share of a line in the totals; `minor` in minor units of the market's currency. */
interface Share {
  readonly status: LineStatus;
  readonly offered: number;
  /** Copies that are not in the basket yet. */
  readonly left: number;
  readonly minor: number;
}

const noneByState = (): Record<LineStatus | 'all', number> => ({
  all: 0,
  accepted: 0,
  declined: 0,
  unknown: 0,
  problems: 0,
  pending: 0,
});

const waiting: LineAnswer = { kind: 'waiting' };

/** Returns the key that lines share when they are copies of one edition or reads of one wrong number. */
export function keyOf(line: Pick<StoredLine, 'isbn' | 'text'>): string {
  return line.isbn ?? `?${line.text}`;
}

/** Returns the key of a line's offer. An answer belongs to the line only if it has the same key. */
export function questionOf(line: Pick<StoredLine, 'isbn' | 'grade' | 'exLibrary'>): string {
  return `${line.isbn ?? ''} ${line.grade}${line.exLibrary ? ' x' : ''}`;
}

function statusOf(line: StoredLine, answer: LineAnswer, offered: number): LineStatus {
  if (line.problem !== null || !line.sure) return 'problems';
  if (answer.kind !== 'answered') return 'pending';
  if (answer.offer.kind === 'invalid') return 'problems';
  if (answer.offer.kind === 'offer') return offered > 0 ? 'accepted' : 'declined';
  return answer.offer.reason === 'not-in-catalogue' ? 'unknown' : 'declined';
}

/**
 * Contents of a scanning run in memory: lines, answers and totals. Totals are updated per changed line, so a change
 * does not cost more in a long run. Changes are made by the functions of `plan.ts`; this class only applies them.
 */
export class RunContent {
  state: RunState = { ...startSettings, nextId: 0, lastRead: null };
  /** Lines by state. */
  readonly counts = noneByState();
  /** Copies by state, as people count them. Copies beyond the limit of an accepted line are `declined`. */
  readonly copies = noneByState();
  /** Copies that the shop takes, those of them not in the basket yet, and all their price in minor units. */
  readonly sums = { books: 0, left: 0, minor: 0 };
  /** Version of the lists of `ids`: rises whenever a line appears, disappears or changes its status. */
  membership = 0;
  readonly market: Market;
  readonly #lines: (StoredLine | undefined)[] = [];
  readonly #answers: (LineAnswer | undefined)[] = [];
  /** Answers by `questionOf`, so that an undone change also restores its answer. */
  readonly #known = new Map<string, Answered>();
  readonly #shares: (Share | undefined)[] = [];
  readonly #views: (RunLine | undefined)[] = [];
  readonly #groups = new Map<string, readonly number[]>();
  readonly #lists = new Map<Filter, { readonly at: number; readonly ids: readonly number[] }>();

  constructor(market: Market) {
    this.market = market;
  }

  line(id: number): StoredLine | undefined {
    return this.#lines[id];
  }

  answer(id: number): LineAnswer {
    return this.#answers[id] ?? waiting;
  }

  /** Returns the ids of the lines of a key in ascending order. */
  group(key: string): readonly number[] {
    return this.#groups.get(key) ?? [];
  }

  /** Returns a line as it is shown; the same object until the line changes. */
  view(id: number): RunLine | undefined {
    const line = this.#lines[id];
    if (line === undefined) return undefined;
    return (this.#views[id] ??= { ...line, answer: this.answer(id), offered: this.#shares[id]?.offered ?? 0 });
  }

  status(id: number): LineStatus | undefined {
    return this.#shares[id]?.status;
  }

  /** Returns the ids of the lines of a filter in the order of reading; the same array until the list changes. */
  ids(filter: Filter): readonly number[] {
    const cached = this.#lists.get(filter);
    if (cached?.at === this.membership) return cached.ids;
    const ids: number[] = [];
    for (const [id, share] of this.#shares.entries()) {
      if (share === undefined) continue;
      if (filter === 'all' || share.status === filter || (filter === 'declined' && this.#copiesBeyondLimit(id) > 0))
        ids.push(id);
    }
    this.#lists.set(filter, { at: this.membership, ids });
    return ids;
  }

  /** Applies a change. Returns the ids of changed views. */
  apply(change: Change): Set<number> {
    const keys = new Set<string>();
    for (const [id, , after] of change.lines) {
      const before = this.#lines[id];
      if (before !== undefined) {
        keys.add(keyOf(before));
        if (after === null || keyOf(after) !== keyOf(before)) this.#leaveGroup(keyOf(before), id);
      }
      if (after === null) {
        this.#lines[id] = undefined;
        this.#answers[id] = undefined;
        continue;
      }
      if (before === undefined || keyOf(after) !== keyOf(before)) this.#joinGroup(keyOf(after), id);
      // The stored answer belongs to the question before the change; the new question may have been answered earlier.
      if (before === undefined || questionOf(before) !== questionOf(after))
        this.#answers[id] = this.#known.get(questionOf(after));
      this.#lines[id] = after;
      keys.add(keyOf(after));
    }
    if (change.head !== null) this.state = change.head[1];
    const touched = new Set(change.lines.map(([id]) => id));
    for (const key of keys) this.#shareLimit(key, touched);
    for (const [id, , after] of change.lines) if (after === null) this.#setShare(id, undefined);
    return touched;
  }

  /** Stores answers of lines. Returns the ids of changed views. */
  answerAll(answers: Iterable<readonly [id: number, answer: LineAnswer]>): Set<number> {
    const touched = new Set<number>();
    const keys = new Set<string>();
    for (const [id, answer] of answers) {
      const line = this.#lines[id];
      if (line === undefined) continue;
      this.#answers[id] = answer;
      if (answer.kind === 'answered') this.#known.set(questionOf(line), answer);
      touched.add(id);
      keys.add(keyOf(line));
    }
    for (const key of keys) this.#shareLimit(key, touched);
    return touched;
  }

  /** Returns the answer of a line, or null when it has none yet. */
  answered(id: number): Answered | null {
    const answer = this.answer(id);
    return answer.kind === 'answered' ? answer : null;
  }

  #joinGroup(key: string, id: number) {
    this.#groups.set(
      key,
      [...this.group(key), id].toSorted((a, b) => a - b),
    );
  }

  #leaveGroup(key: string, id: number) {
    const left = this.group(key).filter((line) => line !== id);
    if (left.length === 0) this.#groups.delete(key);
    else this.#groups.set(key, left);
  }

  /** Shares the limit of copies among the lines of an edition, the earlier line first. */
  #shareLimit(key: string, touched: Set<number>) {
    let left: number = copiesPolicy.perEdition;
    for (const id of this.group(key)) {
      const line = this.#lines[id];
      if (line === undefined) continue;
      const answer = this.answer(id);
      const isCounted = line.problem === null && line.sure;
      const offered = isCounted ? Math.min(line.quantity, left) : 0;
      const offer = answer.kind === 'answered' && answer.offer.kind === 'offer' ? answer.offer : null;
      if (offer !== null) left -= offered;
      const status = statusOf(line, answer, offered);
      if (this.#shares[id]?.offered !== offered) touched.add(id);
      this.#setShare(
        id,
        {
          status,
          offered,
          left: Math.max(0, offered - line.taken),
          minor: status === 'accepted' ? (offer?.amount.minor ?? 0) * offered : 0,
        },
        line.quantity,
      );
      if (touched.has(id)) this.#views[id] = undefined;
    }
  }

  readonly #quantities: number[] = [];

  #setShare(id: number, share: Share | undefined, quantity = 0) {
    const before = this.#shares[id];
    if (before !== undefined) this.#count(before, this.#quantities[id] ?? 0, -1);
    if (share !== undefined) this.#count(share, quantity, 1);
    const beyond = this.#copiesBeyondLimit(id);
    if (share === undefined) this.#views[id] = undefined;
    this.#shares[id] = share;
    this.#quantities[id] = quantity;
    if (before?.status !== share?.status || beyond > 0 !== this.#copiesBeyondLimit(id) > 0) this.membership += 1;
  }

  /** Returns how many copies of an accepted line are beyond the limit of copies. */
  #copiesBeyondLimit(id: number): number {
    const share = this.#shares[id];
    return share?.status === 'accepted' ? (this.#quantities[id] ?? 0) - share.offered : 0;
  }

  #count(share: Share, quantity: number, by: 1 | -1) {
    const inState = share.status === 'accepted' ? share.offered : quantity;
    this.counts.all += by;
    this.counts[share.status] += by;
    this.copies.all += by * quantity;
    this.copies[share.status] += by * inState;
    this.copies.declined += by * (quantity - inState);
    this.sums.minor += by * share.minor;
    if (share.status !== 'accepted') return;
    this.sums.books += by * share.offered;
    this.sums.left += by * share.left;
  }
}
