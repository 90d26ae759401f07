/** A part's life as data: where it may begin, and which moves there are, by whom and under which guard. */
export type Who = 'customer' | 'staff' | 'shop';

export interface Move<State extends string, Guard extends string> {
  readonly from: State;
  readonly to: State;
  /** Who may do it; `shop` is the shop by itself: a schedule, or a consequence in the same batch. */
  readonly by: readonly Who[];
  /** Without one, the move is always open to those who may do it. */
  readonly when?: Guard;
}

export interface Lifecycle<State extends string, Guard extends string> {
  readonly states: readonly State[];
  readonly begins: State;
  readonly moves: readonly Move<State, Guard>[];
}

/** The moves open from a state, given which guards hold. */
export function openMoves<State extends string, Guard extends string>(
  life: Lifecycle<State, Guard>,
  state: State,
  holds: (guard: Guard) => boolean,
): Move<State, Guard>[] {
  return life.moves.filter((move) => move.from === state && (move.when === undefined || holds(move.when)));
}

/** Whether somebody may make a move now. */
export function mayMove<State extends string, Guard extends string>(
  life: Lifecycle<State, Guard>,
  wanted: { readonly from: State; readonly to: State; readonly by: Who },
  holds: (guard: Guard) => boolean,
): boolean {
  return openMoves(life, wanted.from, holds).some((move) => move.to === wanted.to && move.by.includes(wanted.by));
}

/** Every state that can be reached from the beginning, guards taken as given. */
export function reachable<State extends string, Guard extends string>(life: Lifecycle<State, Guard>): Set<State> {
  const seen = new Set<State>([life.begins]);
  for (const state of seen) for (const move of life.moves) if (move.from === state) seen.add(move.to);
  return seen;
}
