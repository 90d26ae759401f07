import { useLocation, useRouter } from '@tanstack/react-router';
import type { ProblemCode } from '../../domain/problems';
import { ApiProblem } from './api';

/** What a form asks the shop to do without script: the last part of its address, `/{lng}/do/{verb}`. */
export type FormVerb =
  | 'add-isbns'
  | 'add-to-cart'
  | 'add-to-sell-list'
  | 'add-wish'
  | 'choose-country'
  | 'find-order'
  | 'forgot-password'
  | 'register'
  | 'sign-in'
  | 'vote-on-answer';

/** What a posted form came to, as the page with the form shows it. */
export interface FormResult {
  /** Path of the page with the form. The browser shows it in the place of the form's own address. */
  readonly page: string;
  /** Null: the page's frame shows the problem, not a form. */
  readonly verb: FormVerb | null;
  /** Fields that the page shows again, or facts of what was done. Never a password. */
  readonly values: Readonly<Record<string, string>>;
  /** Absent when it was done. The fact `words` is the problem's sentence. */
  readonly problem?: readonly [code: ProblemCode, status: number, facts: ApiProblem['facts']];
  /** What the API answered, for a page that goes on from there. */
  readonly answer?: unknown;
}

/** Returns the address that a form of this page posts to. A problem is shown on this page again. */
export function useFormAction(verb: FormVerb): string {
  // The path begins with the two letters of the language.
  const { pathname, searchStr } = useLocation();
  return `${pathname.slice(0, 3)}/do/${verb}?page=${encodeURIComponent(pathname + searchStr)}`;
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
