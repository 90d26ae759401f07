import { useRouter } from '@tanstack/react-router';
import type { ProblemCode } from '../../domain/problems';
import { ApiProblem } from './api';
import { addressOf } from './language';

/** Verbs of forms that work without script: the last part of the address `/{lng}/do/{verb}`. */
export type FormVerb =
  | 'add-isbns'
  | 'add-to-cart'
  | 'add-to-sell-list'
  | 'add-wish'
  | 'ask-for-book'
  | 'cancel-order'
  | 'change-email'
  | 'change-name'
  | 'change-password'
  | 'choose-country'
  | 'choose-mails'
  | 'confirm-account'
  | 'confirm-arrival'
  | 'confirm-email'
  | 'confirm-recovery'
  | 'decide-books'
  | 'declare-withdrawal'
  | 'delete-account'
  | 'find-order'
  | 'forgot-password'
  | 'give-to-charity'
  | 'hold-offers'
  | 'link-sign-on'
  | 'place-order'
  | 'post-parcel'
  | 'refund-account'
  | 'register'
  | 'reset-password'
  | 'restore-lists'
  | 'return-sent'
  | 'set-cart-line'
  | 'set-payout-details'
  | 'set-sell-line'
  | 'set-up-account'
  | 'sign-in'
  | 'vote-on-answer'
  | 'withdraw';

/** Result of a posted form, for the page that shows it. */
export interface FormResult {
  /** Path of the page with the form. The browser shows it instead of the form's own address. */
  readonly page: string;
  /** Verb of the form. Null if the page's frame shows the problem. */
  readonly verb: FormVerb | null;
  /** Values that the fields show again, or facts of the result. Never a password. */
  readonly values: Readonly<Record<string, string>>;
  /** Problem, absent on success. Its fact `words` is the sentence to show. */
  readonly problem?: readonly [code: ProblemCode, status: number, facts: ApiProblem['facts']];
  /** Answer of the API, for a page that continues with it. */
  readonly answer?: unknown;
}

/**
 * Returns the address that a form of this page posts to. A problem is shown on this page again, or on `page`. It does
 * not listen to the address: the browser posts a form only before hydration, and every row of a list would render at
 * each press.
 */
export function useFormAction(verb: FormVerb, page?: string): string {
  const { pathname, searchStr } = useRouter().stores.location.get();
  const shown = page === undefined ? addressOf(pathname) + searchStr : addressOf(page);
  return `${addressOf(`/do/${verb}`)}?page=${encodeURIComponent(shown)}`;
}

/** Returns the result that this page was loaded with, if it is this verb's. The frame forgets it with the page. */
export function useFormResult(verb: FormVerb | null): FormResult | undefined {
  const { form } = useRouter().options.context;
  return form?.verb === verb ? form : undefined;
}

/** Returns the sentence that the server sent with a form's problem. */
export const wordsOfForm = (problem: Pick<ApiProblem, 'facts'> | null | undefined): string | undefined =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `FormResult` says that it is a sentence
  problem?.facts['words'] as string | undefined;

/** Returns the problem of a result as a call to the API would throw it. */
export const problemOfForm = (result: FormResult | undefined): ApiProblem | undefined =>
  result?.problem && new ApiProblem(...result.problem);
