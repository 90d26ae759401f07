/** Kinds of distress: the person doesn't want to live, suffers violence, or a life is in danger now. */
export const concerns = ['life', 'violence', 'danger'] as const;
export type Concern = (typeof concerns)[number];
