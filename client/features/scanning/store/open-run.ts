import type { Market } from '../../../../domain/market/market-codes';
import { usualGrade } from '../../../../domain/grade';
import { RunContent } from '../../../../domain/scanning/run-content';
import {
  positionAfter,
  startPosition,
  undoOrRedo,
  type Change,
  type HistoryPosition,
} from '../../../../domain/scanning/undo';
import { readUsualGrade } from '../../../data/usual-grade';

/** Number of changes that the device stores. A page in memory keeps all. */
export const rememberedSteps = 200;

/** Change to be made, and its place in the history. `remember`: it is a new step. */
export interface Step {
  readonly change: Change;
  readonly place: HistoryPosition;
  readonly remember: boolean;
}

/** Run in the page's memory: its content, its history, and its version. */
export class OpenRun {
  readonly id: string;
  readonly content: RunContent;
  version = 0;
  place: HistoryPosition = startPosition;
  readonly history = new Map<number, Change>();

  constructor(id: string, market: Market) {
    this.id = id;
    this.content = new RunContent(market);
    this.content.state = { ...this.content.state, grade: readUsualGrade() ?? usualGrade };
  }

  /** Returns a new change as a step. A change of sound is not a step of the history. */
  newStep(change: Change): Step {
    const isQuiet =
      change.kind === 'taken' || (change.kind === 'settings' && change.head?.[0].sound !== change.head?.[1].sound);
    return isQuiet
      ? { change, place: this.place, remember: false }
      : { change, place: positionAfter(this.place), remember: true };
  }

  /** Returns the step that undoes the last one, or redoes the next one. Null if there is none. */
  historyStep(direction: 'undo' | 'redo'): Step | null {
    const at = direction === 'undo' ? this.place.at : this.place.at + 1;
    const change = this.history.get(at);
    if (change === undefined || at > this.place.to) return null;
    return {
      change: undoOrRedo(change, direction, (id) => this.content.line(id), this.content.state),
      place: { ...this.place, at: direction === 'undo' ? at - 1 : at },
      remember: false,
    };
  }

  /** Returns the step that `undo` or `redo` would take. */
  next(direction: 'undo' | 'redo'): Change | null {
    return this.history.get(direction === 'undo' ? this.place.at : this.place.at + 1) ?? null;
  }

  /** Applies a step in memory. Returns the ids of the changed lines. */
  apply(step: Step): Set<number> {
    if (step.remember) {
      for (let at = step.place.at; at <= this.place.to; at += 1) this.history.delete(at);
      this.history.set(step.place.at, step.change);
    }
    this.place = step.place;
    this.version += 1;
    return this.content.apply(step.change);
  }
}
