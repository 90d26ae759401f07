import { addressFaults } from '../../../../domain/forms/address-form';
import { checkoutFields } from '../../../../domain/forms/checkout-form';
import type { FieldFaults } from '../../../../domain/forms/form-schema';
import type { ProblemCode } from '../../../../domain/problems';
import type { ApiProblem } from '../../../lib/api';
import { faultsOfProblem } from '../../../forms/use-action-form';
import type { QuoteChange } from '../quote-changes';

/** Result of an attempt that did not succeed. */
export type Outcome =
  | { readonly kind: 'fields' }
  /** Lists, prices or stock have changed: nothing was placed, and the new quote is shown. */
  | { readonly kind: 'moved'; readonly problem: ApiProblem; readonly changes: readonly QuoteChange[] }
  /** The answer was lost. The same attempt can't be placed twice. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'already'; readonly trade: string; readonly number: string }
  | { readonly kind: 'problem'; readonly problem: ApiProblem };

/** Problems that say that lists, prices or stock have changed. */
const listProblems: ReadonlySet<ApiProblem['code']> = new Set<ProblemCode>([
  'list-changed',
  'price-changed',
  'not-enough-stock',
  'not-for-sale',
  'hold-ended',
  'offer-declined',
  'copies-limit',
  'nothing-to-trade',
]);
/** Other problems after which the quote is read again, because something has changed meanwhile. */
const staleQuoteProblems: ReadonlySet<ApiProblem['code']> = new Set<ProblemCode>([
  'basket-below-minimum',
  'settlement-not-possible',
  'payout-method-not-possible',
  'transfer-too-large',
  'unpaid-transfer-open',
  'sign-in-required',
]);

/** Returns whether the person has to check the amounts again: lists, prices or stock have changed. */
export const hasChanges = ({ problem, changes }: Extract<Outcome, { kind: 'moved' }>): boolean =>
  changes.length > 0 || listProblems.has(problem.code);

/** Returns the outcome of an attempt that the server refused. The caller adds the changes of the lists. */
export function outcomeOfProblem(problem: ApiProblem): Outcome {
  const { code, facts } = problem;
  if (code === 'offline') return { kind: 'lost' };
  if (code === 'checkout-already-sent')
    return { kind: 'already', trade: String(facts['trade']), number: String(facts['number']) };
  if (fieldsOfProblem(problem) !== null) return { kind: 'fields' };
  return listProblems.has(code) || staleQuoteProblems.has(code)
    ? { kind: 'moved', problem, changes: [] }
    : { kind: 'problem', problem };
}

/** Returns the faults of the fields that a problem of the server is about, or null. */
export function fieldsOfProblem(problem: ApiProblem): FieldFaults | null {
  const { code, facts } = problem;
  if (code === 'email-missing') return { email: 'missing' };
  if (code === 'declaration-missing') return { declaration: 'missing' };
  if (code === 'terms-not-accepted') return { terms: 'missing' };
  const namedFaults = code === 'address-invalid' ? addressFaults(facts) : faultsOfProblem(problem);
  return checkoutFields.some((name) => namedFaults[name] !== undefined) ? namedFaults : null;
}
