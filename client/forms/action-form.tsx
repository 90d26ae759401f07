import { useEffect, useState, type ComponentProps, type FormEvent } from 'react';
import { faultsOfIssues, type FieldFaults, type FormFields, type FormSchema } from '../../domain/forms/form-schema';
import { useFormAction, type FormVerb } from '../lib/form-result';

type FormProps = ComponentProps<'form'>;

export interface ActionFormProps<Values> extends Omit<FormProps, 'action' | 'method' | 'onSubmit'> {
  /** Absent for a form that only script can show, such as one in a dialog or at the desk. */
  readonly verb?: FormVerb | undefined;
  /** Path of the page that shows the answer without script. Absent: this page. */
  readonly page?: string | undefined;
  /** Reads the fields, in the browser as on the server. */
  readonly schema: FormSchema<Values>;
  /** Sends the values instead of the browser, once the page has its script. */
  readonly onSend: (values: Values) => unknown;
  /** Marks the wrong fields. Nothing is sent. Absent for a form of buttons, which has nothing to fill in. */
  readonly onFaults?: ((faults: FieldFaults) => void) | undefined;
  /** Only a press of a button sends the form, not Enter in a field. */
  readonly ignoresEnter?: boolean;
  /** Id of the element that the answered page scrolls to without script. */
  readonly anchor?: string | undefined;
  /** A press before hydration waits for the script, because the script does more than the posted form. */
  readonly waitsForScript?: boolean;
}

/** Returns the fields of a form by name, with the name and value of the pressed button. */
function sentFields(event: FormEvent<HTMLFormElement>): FormFields {
  const fields = new Map<string, string>();
  for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === 'string') fields.set(name, value);
  const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
  if (button instanceof HTMLButtonElement && button.name !== '') fields.set(button.name, button.value);
  return Object.fromEntries(fields);
}

/**
 * The one form of the client. Its schema reads the fields; with script the values go to `onSend`, and the first field
 * that is wrong gets the focus. A form with a verb works without script too: the browser posts it to
 * `/{lng}/do/{verb}`, which answers with a page.
 */
export function ActionForm<Values>({ verb, page, anchor, ...props }: ActionFormProps<Values>) {
  return verb === undefined ? (
    <SchemaForm {...props} />
  ) : (
    <VerbForm {...props} verb={verb} page={page} anchor={anchor} />
  );
}

function VerbForm<Values>({ verb, page, anchor, ...props }: ActionFormProps<Values> & { readonly verb: FormVerb }) {
  const address = useFormAction(verb, page);
  return <SchemaForm {...props} action={anchor === undefined ? address : `${address}#${anchor}`} />;
}

/** Form with the address that the browser posts it to. Without one, a press before hydration waits for the script. */
function SchemaForm<Values>({
  schema,
  onSend,
  onFaults,
  ignoresEnter,
  waitsForScript,
  children,
  ...form
}: Omit<ActionFormProps<Values>, 'verb' | 'page' | 'anchor'> & Pick<FormProps, 'action'>) {
  const [refused, setRefused] = useState<{ readonly form: HTMLFormElement } | null>(null);
  // The effect runs after React has put the marks on the page.
  useEffect(() => refused?.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [refused]);
  const send = async (fields: FormFields, element: HTMLFormElement) => {
    const read = schema.safeParse(fields);
    if (read.success) await onSend(read.data);
    else onFaults?.(faultsOfIssues(read.error.issues));
    setRefused({ form: element });
  };
  return (
    <form
      {...form}
      method="post"
      data-early={waitsForScript ? 'hold' : undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(sentFields(event), event.currentTarget);
      }}
    >
      {/* Enter presses the first button that sends the form. A disabled one does nothing. */}
      {ignoresEnter ? <input type="submit" disabled hidden /> : null}
      {children}
    </form>
  );
}
