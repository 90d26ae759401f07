import { useState, type FormEvent } from 'react';
import { isFieldFault, type FieldFault, type FieldFaults, type FormSchema } from '../../domain/forms/form-schema';
import type { ApiProblem } from '../lib/api';
import type { BusyAction } from '../lib/busy-action';
import type { FormVerb } from '../lib/form-result';
import { problemOrWaitWords } from '../lib/words/wait-words';
import type { ActionFormProps } from './action-form';

/** Sentences for the faults of a form's fields. */
export type FieldWords<Name extends string> = Readonly<Record<Name, (fault: FieldFault) => string>>;

export interface ActionFormParts<Values, Name extends string> {
  /** Absent for a form that only script can show. */
  readonly verb?: FormVerb;
  readonly schema: FormSchema<Values>;
  readonly words: FieldWords<Name>;
  /** Returns faults that the schema can't know, such as the present mail address. */
  readonly check?: (values: Values) => FieldFaults;
  /** Sends the values. Its problem is shown at a field or below the fields. */
  readonly action: Pick<BusyAction<[Values]>, 'run' | 'problem'>;
}

export interface ActionFormState<Values, Name extends string> {
  /** Props of the `ActionForm`. */
  readonly form: Pick<ActionFormProps<Values>, 'verb' | 'schema' | 'onSend' | 'onFaults' | 'onChange'>;
  /** Sentences of the wrong fields. A field loses its sentence as soon as it is changed. */
  readonly errors: Readonly<Partial<Record<Name, string>>>;
  /** Problem that no field shows. */
  readonly problem: ApiProblem | null;
  /** Removes the sentences of all fields. */
  readonly clearErrors: () => void;
}

/** Returns the faults of the fields that a problem of the server names by their paths. */
export function faultsOfProblem({ code, facts: { paths, faults } }: ApiProblem): FieldFaults {
  if (code !== 'invalid-input' || !Array.isArray(paths)) return {};
  const faultAt = (at: number): FieldFault => {
    const fault: unknown = Array.isArray(faults) ? faults[at] : undefined;
    return isFieldFault(fault) ? fault : 'wrong';
  };
  return Object.fromEntries(paths.map((path, at) => [String(path), faultAt(at)]));
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
  const [editedFields, setEditedFields] = useState<ReadonlySet<string>>(new Set());
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the keys of `words` are the names
  const names = Object.keys(words) as Name[];
  const errorsBy = (sentenceOf: (name: Name) => string | undefined) => {
    const entries = names.map((name) => [name, sentenceOf(name)] as const).filter(([, error]) => error !== undefined);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the keys are names
    return Object.fromEntries(entries) as Partial<Record<Name, string>>;
  };
  const faultSentence = (name: Name, fault: FieldFault | undefined) =>
    fault === undefined ? undefined : words[name](fault);
  const browserErrors = errorsBy((name) => faultSentence(name, faults[name]));
  const serverFaults = problem === null ? {} : faultsOfProblem(problem);
  const serverErrors = errorsBy((name) =>
    problem?.code.startsWith(`${name}-`) === true
      ? problemOrWaitWords(problem)
      : faultSentence(name, serverFaults[name]),
  );
  const errors = { ...browserErrors, ...serverErrors };
  for (const name of names) if (editedFields.has(name)) delete errors[name];
  const showFaults = (found: FieldFaults) => {
    setFaults(found);
    setEditedFields(new Set());
  };
  const onSend = async (values: Values) => {
    const found = check?.(values) ?? {};
    showFaults(found);
    if (Object.keys(found).length === 0) await run(values);
  };
  const onChange = ({ target }: FormEvent) => {
    if ('name' in target && typeof target.name === 'string') setEditedFields(new Set([...editedFields, target.name]));
  };
  return {
    form: { verb, schema, onSend, onFaults: showFaults, onChange },
    errors,
    problem: Object.keys(serverErrors).length > 0 ? null : problem,
    clearErrors: () => showFaults({}),
  };
}
