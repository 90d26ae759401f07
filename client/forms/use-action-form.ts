import { useState } from 'react';
import { isFieldFault, type FieldFault, type FieldFaults, type FormSchema } from '../../domain/forms/form-schema';
import type { ApiProblem } from '../lib/api';
import type { BusyAction } from '../lib/busy-action';
import type { FormVerb } from '../lib/form-result';
import { waitWords } from '../lib/words/wait-words';
import type { ReadFormProps } from './action-form';

/** Sentences for the faults of a form's fields. */
export type FieldWords<Name extends string> = Readonly<Record<Name, (fault: FieldFault) => string>>;

export interface ActionFormParts<Values, Name extends string> {
  readonly verb: FormVerb;
  readonly schema: FormSchema<Values>;
  readonly words: FieldWords<Name>;
  /** Returns faults that the schema can't know, such as the present mail address. */
  readonly check?: (values: Values) => FieldFaults;
  /** Sends the values. Its problem is shown at a field or below the fields. */
  readonly action: Pick<BusyAction<[Values]>, 'run' | 'problem'>;
}

export interface ActionFormState<Values, Name extends string> {
  /** Props of the `ActionForm`. */
  readonly form: Pick<ReadFormProps<Values>, 'verb' | 'schema' | 'onSend' | 'onWrong'>;
  /** Sentences of the wrong fields. */
  readonly errors: Readonly<Partial<Record<Name, string>>>;
  /** Problem that no field shows. */
  readonly problem: ApiProblem | null;
}

/** Returns the fault of a field that a problem of the server names by its path. */
function faultOf({ code, facts: { paths, faults } }: ApiProblem, name: string): FieldFault | undefined {
  if (code !== 'invalid-input' || !Array.isArray(paths) || !paths.includes(name)) return undefined;
  const fault: unknown = Array.isArray(faults) ? faults[paths.indexOf(name)] : undefined;
  return isFieldFault(fault) ? fault : 'wrong';
}

/**
 * Returns an ActionForm's props, and what its fields and the place below them show. A problem is about a field if it
 * names the field, or if its code begins with the field's name, such as `password-common`.
 */
export function useActionForm<Values, Name extends string>({
  verb,
  schema,
  words,
  check,
  action: { run, problem },
}: ActionFormParts<Values, Name>): ActionFormState<Values, Name> {
  const [faults, setFaults] = useState<FieldFaults>({});
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the keys of `words` are the names
  const names = Object.keys(words) as Name[];
  const errorsBy = (say: (name: Name) => string | undefined) => {
    const said = names.map((name) => [name, say(name)] as const).filter(([, error]) => error !== undefined);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the keys are names
    return Object.fromEntries(said) as Partial<Record<Name, string>>;
  };
  const sayFault = (name: Name, fault: FieldFault | undefined) =>
    fault === undefined ? undefined : words[name](fault);
  const found = errorsBy((name) => sayFault(name, faults[name]));
  const refused =
    problem === null
      ? {}
      : errorsBy((name) =>
          problem.code.startsWith(`${name}-`) ? waitWords(problem) : sayFault(name, faultOf(problem, name)),
        );
  const onSend = async (values: Values) => {
    const unsent = check?.(values) ?? {};
    setFaults(unsent);
    if (Object.keys(unsent).length === 0) await run(values);
  };
  const isRefused = Object.keys(refused).length > 0;
  return {
    form: { verb, schema, onSend, onWrong: setFaults },
    errors: { ...found, ...refused },
    problem: isRefused ? null : problem,
  };
}
