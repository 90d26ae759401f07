import { problemOfForm, useFormResult, type FormResult, type FormVerb } from '../../../lib/form-result';
import type { ApiProblem } from '../../../lib/api';
import type { PostedCarriageFields } from '../../../forms/carriage/use-carriage';

/** A form that was opened or sent without script. */
export interface PostedForm {
  /** Address of the page without the open form. */
  readonly page: string;
  readonly fields: PostedCarriageFields;
  /** The problem to show below the fields. Undefined for a field that shows it itself. */
  readonly problem: ApiProblem | undefined;
}

/** Returns the form of this verb that was opened or sent without script, if `isThis` accepts its values. */
export function usePostedForm(
  verb: FormVerb,
  isThis: (values: FormResult['values']) => boolean = () => true,
): PostedForm | undefined {
  const result = useFormResult(verb);
  if (result === undefined || !isThis(result.values)) return undefined;
  const problem = problemOfForm(result);
  const isRefused = problem?.code === 'invalid-input';
  return { page: result.page, fields: { values: result.values, isRefused }, problem: isRefused ? undefined : problem };
}
