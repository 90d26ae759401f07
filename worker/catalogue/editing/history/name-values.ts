import type { ChangedKind } from '../../../../domain/catalogue/editing/edited-fields';
import { isSameValue } from '../../../../domain/catalogue/editing/edition-values';

/** Kinds of things that are known by a name. */
export type NameKind = Extract<ChangedKind, 'author' | 'series' | 'publisher'>;

/** Returns whether two values of a name's field are the same. Lists may differ in their order. */
export function isSameNameValue(one: unknown, other: unknown): boolean {
  const inOrder = (value: unknown) =>
    Array.isArray(value) ? value.map((item: unknown) => JSON.stringify(item)).toSorted() : value;
  return isSameValue(inOrder(one), inOrder(other));
}
