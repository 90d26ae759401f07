/** Faults of a field. `missing`: nothing was entered. `wrong`: the entry can't be used. `short`, `long`: its size. */
const fieldFaults = ['missing', 'wrong', 'short', 'long'] as const;
export type FieldFault = (typeof fieldFaults)[number];

/** Faults of the wrong fields of a form, by name. */
export type FieldFaults = Readonly<Record<string, FieldFault>>;

/** Result of reading a field: its value or its fault. */
export type FieldRead<Value> = { readonly value: Value } | { readonly fault: FieldFault };

/** Reads a field as the browser sends it. A field that was not sent is empty. */
export type FieldRule<Value> = (entered: string) => FieldRead<Value>;

/** Fault of one field. The message is a `FieldFault`. */
interface FormIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Result of `safeParse`. */
export type FormRead<Values> =
  | { readonly success: true; readonly data: Values }
  | { readonly success: false; readonly error: { readonly issues: readonly FormIssue[] } };

/**
 * Schema of a form. Browser and server read the form by the same one. Schemas of zod have this shape too, so the server
 * takes both. The browser takes only those of `formSchema`, because zod is too large for a page.
 */
export interface FormSchema<Values> {
  readonly safeParse: (fields: Readonly<Record<string, string>>) => FormRead<Values>;
}

type ValuesOf<Rules extends Readonly<Record<string, FieldRule<unknown>>>> = {
  readonly [Name in keyof Rules]: Rules[Name] extends FieldRule<infer Value> ? Value : never;
};

/** Returns the schema of a form with one rule a field. It ignores other fields. */
export function formSchema<Rules extends Readonly<Record<string, FieldRule<unknown>>>>(
  rules: Rules,
): FormSchema<ValuesOf<Rules>> {
  return {
    safeParse: (fields) => {
      const values: Record<string, unknown> = {};
      const issues: FormIssue[] = [];
      for (const [name, rule] of Object.entries(rules)) {
        const read = rule(fields[name] ?? '');
        if ('fault' in read) issues.push({ path: [name], message: read.fault });
        else values[name] = read.value;
      }
      if (issues.length > 0) return { success: false, error: { issues } };
      // oxlint-disable-next-line typescript/consistent-type-assertions -- each rule has added its value
      return { success: true, data: values as ValuesOf<Rules> };
    },
  };
}

/** Fields of a form by name, as the browser sends them. A field that was not sent is absent. */
export type FormFields = Readonly<Record<string, string>>;

/** Result of reading fields that depend on each other: the values, or the faults of the wrong fields. */
export type FieldsRead<Values> = { readonly values: Values } | { readonly faults: FieldFaults };

/** Returns the values of fields that the schema reads, or their faults. */
export function readFields<Values>(schema: FormSchema<Values>, fields: FormFields): FieldsRead<Values> {
  const read = schema.safeParse(fields);
  return read.success ? { values: read.data } : { faults: faultsOfIssues(read.error.issues) };
}

/** Returns the schema of a form whose fields depend on each other. `read` reads all of them. */
export function jointFormSchema<Values>(read: (fields: FormFields) => FieldsRead<Values>): FormSchema<Values> {
  return {
    safeParse: (fields) => {
      const found = read(fields);
      if ('values' in found) return { success: true, data: found.values };
      const issues = Object.entries(found.faults).map(([name, message]) => ({ path: [name], message }));
      return { success: false, error: { issues } };
    },
  };
}

/** Says whether a fact or message is a field's fault. */
export const isFieldFault = (text: unknown): text is FieldFault => fieldFaults.some((fault) => fault === text);

/** Returns the faults that issues name. An issue of another schema than `formSchema` makes its field `wrong`. */
export function faultsOfIssues(issues: readonly FormIssue[]): FieldFaults {
  return Object.fromEntries(
    issues.map(({ path, message }) => [path.map(String).join('.'), isFieldFault(message) ? message : 'wrong']),
  );
}
