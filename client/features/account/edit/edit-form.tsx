import type { FormEvent, ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import { ProblemNotice } from '../problem-notice';
import styles from '../account.module.css';
import type { AccountChange } from '../use-account-change';

export interface EditFormProps {
  readonly change: AccountChange<[]>;
  /** Looks at what was typed; false keeps it from being sent. */
  readonly check?: () => boolean;
  /** The button's words. */
  readonly action: string;
  /** What is said once it is done, where that is more than "Saved". */
  readonly done?: string;
  /** The field that the problem is about says it itself. */
  readonly problemAtField?: boolean;
  readonly children: ReactNode;
}

/** Fields, one button, and what came of pressing it. */
export function EditForm({
  change,
  check,
  action,
  done = m.room_saved(),
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
