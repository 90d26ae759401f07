import { paymentMethods } from '../../../domain/trades/money/card-providers';
import { ifWorseChoices, isDownTo, payoutMethods, settlements } from '../../../domain/checkout/choices';
import { withTexts, type Draft } from './draft';

/**
 * Key of the typed and chosen values, which this tab stores until the trade is placed, so that signing in, another
 * country or language, or a reload loses nothing. IBAN, declaration and terms are not kept: they are given each time.
 */
const storageKey = 'dogear-checkout';
const lines = ['line1', 'line2', 'city', 'region', 'postcode'] as const;
const texts = ['name', 'email', 'phone', ...lines] as const;

/**
 * Stores the draft in this tab. `hadChoice`: whether there were several settlements. Without it, the draft's
 * settlement is not the person's choice.
 */
export function storeDraft(draft: Draft, hadChoice: boolean): void {
  const { settlement, payment, payout, useStoreCredit, ifWorse, ifWorseDownTo } = draft;
  const stored = Object.fromEntries(texts.map((field) => [field, draft[field]]));
  try {
    sessionStorage.setItem(
      storageKey,
      JSON.stringify({
        ...stored,
        payment,
        payout,
        useStoreCredit,
        ifWorse,
        ifWorseDownTo,
        ...(hadChoice ? { settlement } : {}),
      }),
    );
  } catch {
    // Without storage the page works as well.
  }
}

/** Removes the stored draft, because the trade is placed. */
export function removeStoredDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage the page works as well.
  }
}

/**
 * Reads the stored values now, and returns a function that adds them to a draft. By then the tab may have stored
 * another draft, because a field that was filled before hydration is reported first. Malformed values are ignored.
 */
export function readStoredDraft(): (draft: Draft) => Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return typeof stored === 'object' && stored !== null
      ? (draft) => withStored(draft, new Map<string, unknown>(Object.entries(stored)))
      : (draft) => draft;
  } catch {
    return (draft) => draft;
  }
}

function withStored(draft: Draft, found: ReadonlyMap<string, unknown>): Draft {
  // Typed values and a saved address are never mixed.
  const hasAddress = lines.some((field) => typeof found.get(field) === 'string' && found.get(field) !== '');
  const text = (field: (typeof texts)[number]) => {
    const value = found.get(field);
    if (typeof value === 'string' && value !== '') return value;
    return hasAddress && lines.some((line) => line === field) ? '' : draft[field];
  };
  const downTo = found.get('ifWorseDownTo');
  const useStoreCredit = found.get('useStoreCredit');
  const possibleChoice = <Choice>(field: string, choices: readonly Choice[], usual: Choice) =>
    choices.find((choice) => choice === found.get(field)) ?? usual;
  return {
    ...withTexts(draft, (field) => (field === 'iban' ? draft.iban : text(field))),
    settlement: possibleChoice('settlement', settlements, draft.settlement),
    payment: possibleChoice('payment', paymentMethods, draft.payment),
    payout: possibleChoice('payout', payoutMethods, draft.payout),
    useStoreCredit: typeof useStoreCredit === 'boolean' ? useStoreCredit : draft.useStoreCredit,
    ifWorse: possibleChoice('ifWorse', ifWorseChoices, draft.ifWorse),
    ifWorseDownTo: isDownTo(downTo) ? downTo : draft.ifWorseDownTo,
  };
}
