/** Kinds of danger that a recalled book can have. The shop words each in every language. */
export const recallDangers = ['choking', 'chemicals', 'burns', 'injury'] as const;
export type RecallDanger = (typeof recallDangers)[number];
