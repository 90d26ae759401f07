import type { FormEvent, ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import { ProblemNotice } from '../problem-notice';
import styles from '../account.module.css';
import type { AccountChange } from '../use-account-change';

export interface EditFormProps {
  readonly change: AccountChange<[]>;
  /** Checks the typed values. Returns false if they must not be sent. */
  readonly check?: () => boolean;
  /** Label of the button. */
  readonly action: string;
  /** Text after success, where it is more than "Saved". */
  readonly done?: string;
  /** Hides the problem below the form, if a field shows it. */
  readonly problemAtField?: boolean;
  readonly children: ReactNode;
}

/** Form with fields, one button, and the result of pressing it. */
export function EditForm({
  change,
  check,
  action,
  done = m.account_saved(),
  problemAtField = false,
  children,
}: EditFormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (check?.() ?? true) void change.run();
  };
  return (
    <form className={styles['form']} onSubmit={send} noValidate>
      {children}
      {problemAtField ? null : <ProblemNotice problem={change.problem} />}
      {change.done ? (
        <Notice kind="safe" announce>
          {done}
        </Notice>
      ) : null}
      <p>
        <Button type="submit" busy={change.busy}>
          {action}
        </Button>
      </p>
    </form>
  );
}
