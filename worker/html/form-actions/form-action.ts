import { faultsOfIssues, type FormFields, type FormSchema } from '../../../domain/forms/form-schema';
import type { Language } from '../../../domain/language';
import type { Market } from '../../../domain/market/market';
import { Problem } from '../../../domain/problems';
import type { ApiClient } from '../../../client/lib/api';
import { problemOfIssues } from '../../platform/middleware/input';

/** Outcome of a form action without a problem. */
export type FormOutcome =
  /** Redirects to a path of the shop that shows the result. */
  | { readonly kind: 'go'; readonly to: string }
  /** Redirects to the page with the form, which shows the result. */
  | { readonly kind: 'done'; readonly values: FormFields }
  /** The page with the form continues with the API's answer. */
  | { readonly kind: 'answer'; readonly values: FormFields; readonly answer: unknown };

/** Page from which a form was posted. */
export interface FormPlace {
  readonly language: Language;
  readonly market: Market;
  /** Address of the page with the form. */
  readonly page: URL;
}

/** A form action whose `run` gets the fields as `schema` reads them. */
export interface FormActionParts<Values> {
  readonly schema: FormSchema<Values>;
  /** Fields that the page shows again after a problem, by name or by a rule for names. Never a password. */
  readonly kept: readonly string[] | ((name: string) => boolean);
  /** Path behind the language of the page with the form, for a form that does not name its page. */
  readonly page: string;
  /** Place that shows a problem: the form, or the frame when the form has no place for it. */
  readonly shownBy: 'form' | 'frame';
  /** Calls the API. Throws an ApiProblem or a Problem. */
  readonly run: (api: ApiClient, fields: Values, place: FormPlace) => Promise<FormOutcome>;
}

/** A form action whose fields are not parsed yet. */
export interface FormAction extends Omit<FormActionParts<unknown>, 'schema' | 'run'> {
  readonly run: (api: ApiClient, fields: FormFields, place: FormPlace) => Promise<FormOutcome>;
}

/** Returns the values of a form. @throws a `Problem` with paths and faults of the wrong fields */
export function readForm<Values>(schema: FormSchema<Values>, fields: FormFields): Values {
  const read = schema.safeParse(fields);
  if (read.success) return read.data;
  const { issues } = read.error;
  const faults = faultsOfIssues(issues);
  throw new Problem(problemOfIssues(issues).code, { paths: Object.keys(faults), faults: Object.values(faults) });
}

/** Makes a form action that reads its fields first. */
export function formAction<Values>({ schema, run, ...parts }: FormActionParts<Values>): FormAction {
  return { ...parts, run: async (api, fields, place) => run(api, readForm(schema, fields), place) };
}

/** Says whether the page shows a field of this action again. */
export const isKept = ({ kept }: Pick<FormAction, 'kept'>, name: string): boolean =>
  typeof kept === 'function' ? kept(name) : kept.includes(name);
