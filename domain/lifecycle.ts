/** Actor of a move; `shop` is a job, or a consequence of another move in the same batch. */
export type Actor = 'customer' | 'staff' | 'shop';

/** A move between two states. */
export interface Transition<State extends string, Guard extends string> {
  readonly from: State;
  readonly to: State;
  /** Actors that may make the move. */
  readonly by: readonly Actor[];
  /** Guard that must hold; without one, the actors may always make the move. */
  readonly when?: Guard;
}

/** Lifecycle of one part: its states, the first of them, and the moves between them. */
export interface Lifecycle<State extends string, Guard extends string> {
  readonly states: readonly State[];
  readonly begins: State;
  readonly moves: readonly Transition<State, Guard>[];
}

/** Returns the moves from a state whose guards hold. */
export function openTransitions<State extends string, Guard extends string>(
  life: Lifecycle<State, Guard>,
  state: NoInfer<State>,
  holds: (guard: Guard) => boolean,
): Transition<State, Guard>[] {
  return life.moves.filter((move) => move.from === state && (move.when === undefined || holds(move.when)));
}

/** Returns whether an actor may make a move now. */
export function isTransitionAllowed<State extends string, Guard extends string>(
  life: Lifecycle<State, Guard>,
  wanted: { readonly from: NoInfer<State>; readonly to: NoInfer<State>; readonly by: Actor },
  holds: (guard: Guard) => boolean,
): boolean {
  return openTransitions(life, wanted.from, holds).some((move) => move.to === wanted.to && move.by.includes(wanted.by));
}

/** Returns all states that can be reached from the first one if every guard holds. */
export function reachableStates<State extends string, Guard extends string>(life: Lifecycle<State, Guard>): Set<State> {
  const seen = new Set<State>([life.begins]);
  for (const state of seen) for (const move of life.moves) if (move.from === state) seen.add(move.to);
  return seen;
}
