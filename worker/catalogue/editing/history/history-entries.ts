import type { HistoryEntry } from '../../../../domain/desk/catalogue/catalogue-schemas';

/** Compares entries for a history that begins with the newest. Of one instant, the later desk change comes first. */
export function newestFirst(a: HistoryEntry, b: HistoryEntry): number {
  if (a.at === b.at) return (b.id ?? 0) - (a.id ?? 0);
  return a.at < b.at ? 1 : -1;
}
