import { useEffect, useState, type ComponentProps, type FormEvent } from 'react';
import { faultsOfIssues, type FieldFaults, type FormSchema } from '../../domain/forms/form-schema';
import { useFormAction, type FormVerb } from '../lib/form-result';

/** Fields of a form by name, with the name and value of the pressed button. */
export type SentFields = ReadonlyMap<string, string>;

interface AnyFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  readonly verb: FormVerb;
  /** Only a press of a button sends the form, not Enter in a field. */
  readonly ignoresEnter?: boolean;
  /** Id of the element that the answered page scrolls to without script. */
  readonly anchor?: string;
  /** A press before hydration waits for the script, because the script does more than the posted form. */
  readonly waitsForScript?: boolean;
}

/** A form whose fields the component reads itself. */
interface RawFormProps extends AnyFormProps {
  readonly schema?: undefined;
  readonly onWrong?: undefined;
  /** Sends the fields instead of the browser, once the page has its script. */
  readonly onSend: (fields: SentFields) => void;
}

/** A form whose fields are read by the verb's schema, in the browser as on the server. */
export interface ReadFormProps<Values> extends AnyFormProps {
  readonly schema: FormSchema<Values>;
  /** Sends the values instead of the browser, once the page has its script. */
  readonly onSend: (values: Values) => Promise<unknown>;
  /** Marks the wrong fields. Nothing is sent. */
  readonly onWrong: (faults: FieldFaults) => void;
}

export type ActionFormProps<Values> = RawFormProps | ReadFormProps<Values>;

function sentFields(event: FormEvent<HTMLFormElement>): SentFields {
  const fields = new Map<string, string>();
  for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === 'string') fields.set(name, value);
  const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
  if (button instanceof HTMLButtonElement && button.name !== '') fields.set(button.name, button.value);
  return fields;
}

/** Reads the fields and sends their values, or marks the wrong ones. `onMarked` is called when fields may be marked. */
function sendRead<Values>({ schema, onSend, onWrong }: ReadFormProps<Values>, sent: SentFields, onMarked: () => void) {
  const read = schema.safeParse(Object.fromEntries(sent));
  if (read.success) void onSend(read.data).then(onMarked);
  else {
    onWrong(faultsOfIssues(read.error.issues));
    onMarked();
  }
}

/**
 * Form that works without script: the browser posts it to `/{lng}/do/{verb}`, which answers with a page. With script
 * the same fields go to `onSend`, and the first field that is wrong gets the focus.
 */
export function ActionForm<Values>(props: ActionFormProps<Values>) {
  const {
    verb,
    schema: _schema,
    onSend: _onSend,
    onWrong: _onWrong,
    ignoresEnter = false,
    anchor,
    waitsForScript = false,
    ...form
  } = props;
  const action = useFormAction(verb);
  const [refused, setRefused] = useState<{ readonly form: HTMLFormElement } | null>(null);
  // The effect runs after React has put the marks on the page.
  useEffect(() => refused?.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [refused]);
  return (
    <form
      {...form}
      method="post"
      action={anchor === undefined ? action : `${action}#${anchor}`}
      data-early={waitsForScript ? 'hold' : undefined}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const sent = sentFields(event);
        const { currentTarget } = event;
        if (props.schema === undefined) props.onSend(sent);
        else sendRead(props, sent, () => setRefused({ form: currentTarget }));
      }}
    >
      {/* Enter presses the first button that sends the form. A disabled one does nothing. */}
      {ignoresEnter ? <input type="submit" disabled hidden /> : null}
      {form.children}
    </form>
  );
}
