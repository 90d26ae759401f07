import { useEffectEvent, useLayoutEffect, useRef, type ChangeEvent, type RefObject } from 'react';

export type EnterableField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What React shows in a field: text, or whether it is ticked. */
export interface Shown {
  readonly value?: string | number | readonly string[] | undefined;
  readonly checked?: boolean | undefined;
}

/** Says whether a field holds something else than React shows. Of several radio buttons, only the chosen one does. */
function isEntered(field: EnterableField, { value, checked }: Shown): boolean {
  if (checked !== undefined && field instanceof HTMLInputElement)
    return field.type === 'radio' ? field.checked && !checked : field.checked !== checked;
  return checked === undefined && value !== undefined && field.value !== String(value);
}

/**
 * Returns a ref for a controlled field. What a person, or the browser, entered into the server's page before React
 * hydrated the field is reported once, as a change.
 */
export function useEnteredEarly<Field extends EnterableField>(
  shown: Shown,
  report: ((event: ChangeEvent<Field>) => void) | undefined,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const look = useEffectEvent(() => {
    const target = field.current;
    if (target === null || !isEntered(target, shown)) return;
    // oxlint-disable-next-line typescript/consistent-type-assertions -- handlers of fields read only their target
    report?.({ target, currentTarget: target } as unknown as ChangeEvent<Field>);
  });
  useLayoutEffect(() => look(), []);
  return field;
}
