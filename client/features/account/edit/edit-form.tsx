import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { ActionForm } from '../../../forms/action-form';
import type { ActionFormState } from '../../../forms/use-action-form';
import type { ApiProblem } from '../../../lib/api';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import { ProblemNotice } from '../problem-notice';
import { isProofWrong, ProofField } from '../proof-field';
import styles from '../account.module.css';
import type { AccountChange } from '../use-account-change';

export interface EditFieldsProps {
  readonly change: Pick<AccountChange<[]>, 'isBusy' | 'isDone'>;
  /** Problem that no field shows. */
  readonly problem: ApiProblem | null;
  /** Label of the button. */
  readonly action: string;
  /** Text after success, where it is more than "Saved". */
  readonly done?: string;
  readonly children: ReactNode;
}

/** Fields of a form, one button, and the result of pressing it. */
export function EditFields({ change, problem, action, done = m.account_saved(), children }: EditFieldsProps) {
  return (
    <>
      {children}
      <ProblemNotice problem={problem} />
      {change.isDone ? (
        <Notice kind="safe" isAnnounced>
          {done}
        </Notice>
      ) : null}
      <p>
        <Button type="submit" isBusy={change.isBusy}>
          {action}
        </Button>
      </p>
    </>
  );
}

export interface EditFormProps<Values> extends EditFieldsProps {
  readonly form: ActionFormState<Values, string>['form'];
  /** Section of the page that the form is in. */
  readonly anchor: string;
  /** Whether the change needs fresh proof. */
  readonly needsProof?: boolean;
}

/** Form that changes a part of the account. Without script, the proof is a field of it. */
export function EditForm<Values>({
  form,
  anchor,
  needsProof = false,
  problem,
  children,
  ...rest
}: EditFormProps<Values>) {
  return (
    <ActionForm {...form} anchor={anchor} waitsForScript={needsProof} className={styles['form']}>
      <EditFields {...rest} problem={isProofWrong(problem) ? null : problem}>
        {children}
        {needsProof ? <ProofField problem={problem} /> : null}
      </EditFields>
    </ActionForm>
  );
}
