import { ifWorseChoices, type IfWorse } from './if-worse';
import type { Draft } from './draft';

/**
 * What was typed is kept in this tab until the trade is placed, so that signing in, changing the country or a reload
 * loses nothing. The IBAN, the declaration and the terms are not kept: they are said each time.
 */
const place = 'dogear-checkout';
const lines = ['line1', 'line2', 'city', 'region', 'postcode'] as const;
const texts = ['name', 'email', 'phone', ...lines] as const;

export function keepDraft(draft: Draft): void {
  const kept = Object.fromEntries(texts.map((field) => [field, draft[field]]));
  try {
    sessionStorage.setItem(place, JSON.stringify({ ...kept, ifWorse: draft.ifWorse, ifWorseDownTo: draft.ifWorseDownTo }));
  } catch {
    // A browser that keeps nothing: the page works without.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // As above.
  }
}

/** The draft with what was kept put into its fields. Anything malformed is as if it were not there. */
export function withKept(draft: Draft): Draft {
  let kept: unknown;
  try {
    kept = JSON.parse(sessionStorage.getItem(place) ?? 'null');
  } catch {
    return draft;
  }
  if (typeof kept !== 'object' || kept === null) return draft;
  const found = new Map<string, unknown>(Object.entries(kept));
  // What was typed and a saved address are never mixed.
  const hasAddress = lines.some((field) => typeof found.get(field) === 'string' && found.get(field) !== '');
  const text = (field: (typeof texts)[number]) => {
    const value = found.get(field);
    if (typeof value === 'string' && value !== '') return value;
    return hasAddress && lines.some((line) => line === field) ? '' : draft[field];
  };
  const downTo = found.get('ifWorseDownTo');
  return {
    ...draft,
    name: text('name'), email: text('email'), phone: text('phone'), line1: text('line1'), line2: text('line2'), city: text('city'),
    region: text('region'), postcode: text('postcode'),
    ifWorse: ifWorseChoices.find((choice): choice is IfWorse => choice === found.get('ifWorse')) ?? draft.ifWorse,
    ifWorseDownTo: typeof downTo === 'number' && Number.isInteger(downTo) && downTo >= 10 && downTo <= 100 ? downTo : draft.ifWorseDownTo,
  };
}
