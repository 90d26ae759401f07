import type { FormEvent, ComponentProps } from 'react';
import { useFormAction, type FormVerb } from '../lib/form-result';

/** Fields of a form by name, with the name and value of the pressed button. */
export type SentFields = ReadonlyMap<string, string>;

export interface ActionFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  readonly verb: FormVerb;
  /** Sends the fields instead of the browser, once the page has its script. */
  readonly onSend: (fields: SentFields) => void;
  /** Only a press of a button sends the form, not Enter in a field. */
  readonly ignoresEnter?: boolean;
  /** Id of the element that the answered page scrolls to without script. */
  readonly anchor?: string;
}

function sentFields(event: FormEvent<HTMLFormElement>): SentFields {
  const fields = new Map<string, string>();
  for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === 'string') fields.set(name, value);
  const button = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
  if (button instanceof HTMLButtonElement && button.name !== '') fields.set(button.name, button.value);
  return fields;
}

/**
 * Form that works without script: the browser posts it to `/{lng}/do/{verb}`, which answers with a page. With script
 * the same fields go to `onSend`.
 */
export function ActionForm({ verb, onSend, ignoresEnter = false, anchor, children, ...form }: ActionFormProps) {
  const action = useFormAction(verb);
  return (
    <form
      {...form}
      method="post"
      action={anchor === undefined ? action : `${action}#${anchor}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend(sentFields(event));
      }}
    >
      {/* Enter presses the first button that sends the form. A disabled one does nothing. */}
      {ignoresEnter ? <input type="submit" disabled hidden /> : null}
      {children}
    </form>
  );
}
