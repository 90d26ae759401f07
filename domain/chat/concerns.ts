/** What a person needs help with: not wanting to live, violence against them, a life in danger now. */
export const concerns = ['life', 'violence', 'danger'] as const;
export type Concern = (typeof concerns)[number];
