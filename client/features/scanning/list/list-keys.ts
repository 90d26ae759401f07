import type { KeyboardEvent } from 'react';
import { usedGrades, type UsedGrade } from '../../../../domain/grade';

/** Action of a key in the list of a run. */
export type ListKey =
  | { readonly kind: 'move'; readonly by: number; readonly reach: boolean }
  | { readonly kind: 'edge'; readonly end: boolean; readonly reach: boolean }
  | { readonly kind: 'toggle' | 'all' | 'none' | 'open' | 'remove' }
  | { readonly kind: 'grade'; readonly grade: UsedGrade };

const page = 10;

/** Returns the action of a key. Null if it has none. 1 to 4 are the grades, best first. */
export function listKey(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): ListKey | null {
  const { key, shiftKey: reach } = event;
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return key.toLowerCase() === 'a' ? { kind: 'all' } : null;
  switch (key) {
    case 'ArrowDown':
      return { kind: 'move', by: 1, reach };
    case 'ArrowUp':
      return { kind: 'move', by: -1, reach };
    case 'PageDown':
      return { kind: 'move', by: page, reach };
    case 'PageUp':
      return { kind: 'move', by: -page, reach };
    case 'Home':
      return { kind: 'edge', end: false, reach };
    case 'End':
      return { kind: 'edge', end: true, reach };
    case ' ':
      return { kind: 'toggle' };
    case 'Enter':
      return { kind: 'open' };
    case 'Escape':
      return { kind: 'none' };
    case 'Delete':
    case 'Backspace':
      return { kind: 'remove' };
    default: {
      const grade = /^[1-4]$/.test(key) ? usedGrades[Number(key) - 1] : undefined;
      return grade === undefined ? null : { kind: 'grade', grade };
    }
  }
}

/** Returns whether an element has a use of its own for the keys. */
export const isField = (target: EventTarget) =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox');
