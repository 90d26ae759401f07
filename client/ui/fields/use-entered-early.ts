import { useLayoutEffect, useRef, type ChangeEvent, type RefObject } from 'react';

export type EnterableField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** State of a field in React: its text, or whether it is ticked. */
export interface RenderedValue {
  readonly value?: string | number | readonly string[] | undefined;
  readonly checked?: boolean | undefined;
}

/**
 * Returns whether a field holds something else than React shows. Of several radio buttons, only the chosen one does.
 */
function isEntered(field: EnterableField, { value, checked }: RenderedValue): boolean {
  return checked !== undefined && 'checked' in field
    ? field.checked !== checked && (field.checked || field.type !== 'radio')
    : value !== undefined && field.value !== String(value);
}

/**
 * Returns a ref for a field. A text or choice that a person, or the browser, entered before React hydrated the field is
 * reported once, as a change.
 */
export function useEnteredEarly<Field extends EnterableField>(
  shown: RenderedValue,
  report: ((event: ChangeEvent<Field>) => void) | undefined,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  useLayoutEffect(() => {
    const target = field.current;
    if (target !== null && isEntered(target, shown))
      // oxlint-disable-next-line typescript/consistent-type-assertions -- handlers of fields read only their field
      report?.({ target, currentTarget: target } as unknown as ChangeEvent<Field>);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- only when mounted
  }, []);
  return field;
}
