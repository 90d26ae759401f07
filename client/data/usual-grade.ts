import { usedGrades, type UsedGrade } from '../../domain/grade';
import { createStore, useStore } from '../lib/store';

const key = 'usual-grade';

/** Returns the grade that this device stores. Null without an answer, or without storage. */
function storedGrade(): UsedGrade | null {
  try {
    const kept = localStorage.getItem(key);
    return usedGrades.find((grade) => grade === kept) ?? null;
  } catch {
    return null;
  }
}

const store = createStore<UsedGrade | null | undefined>(undefined);

/** Returns the condition that the person gave for most of their books. Null until they were asked. Browser only. */
export const readUsualGrade = (): UsedGrade | null => store.read() ?? storedGrade();

/** Stores the condition of most books, for the sell list and for scanning. */
export function storeUsualGrade(grade: UsedGrade): void {
  store.set(grade);
  try {
    localStorage.setItem(key, grade);
  } catch {
    // Without storage it counts until the page is left.
  }
}

/** Returns the condition of most books and renders again when it changes. Null on the server. */
export const useUsualGrade = (): UsedGrade | null => useStore({ ...store, read: readUsualGrade }, null);
