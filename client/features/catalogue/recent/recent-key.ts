/** Storage key of the viewed books. */
export const recentKey = 'dogear-recent';
