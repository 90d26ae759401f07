import { problemOfForm, useFormResult, type FormResult, type FormVerb } from '../../../lib/form-result';
import type { ApiProblem } from '../../../lib/api';

/** A form that was opened or sent without script. */
export interface PostedForm {
  /** Address of the page without the open form. */
  readonly page: string;
  /** Values that the fields show again. */
  readonly values: FormResult['values'];
  readonly problem: ApiProblem | undefined;
}

/** Returns the form of this verb that was opened or sent without script, if `isThis` accepts its values. */
export function usePostedForm(
  verb: FormVerb,
  isThis: (values: FormResult['values']) => boolean = () => true,
): PostedForm | undefined {
  const result = useFormResult(verb);
  if (result === undefined || !isThis(result.values)) return undefined;
  return { page: result.page, values: result.values, problem: problemOfForm(result) };
}
