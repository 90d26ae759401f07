/** Where a browser keeps the books looked at in it. */
export const recentKey = 'dogear-recent';
