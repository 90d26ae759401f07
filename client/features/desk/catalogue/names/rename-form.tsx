import { useState } from 'react';
import type { FormSchema } from '../../../../../domain/forms/form-schema';
import { nameLimits } from '../../../../../domain/policy/catalogue-names';
import { m } from '../../../../../messages/compiled/messages.js';
import { ActionForm } from '../../../../forms/action-form';
import { useActionForm } from '../../../../forms/use-action-form';
import { useBusyAction } from '../../../../lib/busy-action';
import { Button } from '../../../../ui/buttons/button';
import { Choice } from '../../../../ui/fields/choice';
import { Field } from '../../../../ui/fields/field';
import { Fields } from '../../../../ui/fields/fields';
import { Notice } from '../../../../ui/notices/notice';
import styles from '../../desk.module.css';
import { formatFigure } from '../../desk-words';
import { NameProblem } from './name-problem';

/** New name as it was entered. */
export interface NewName {
  readonly to: string;
  readonly keepOld: boolean;
}

export interface RenameFormProps {
  readonly schema: FormSchema<NewName>;
  readonly name: string;
  readonly hint: string;
  /** Sentence for a name that can't be used. */
  readonly wrong: () => string;
  /** Whether the form offers to keep the old name as another name. */
  readonly canKeepOld?: boolean;
  /** Renames. Rejects with `state-moved` {books} when the name is taken and `merge` is false. */
  readonly onRename: (entered: NewName, merge: boolean) => Promise<void>;
}

/**
 * Button that opens the form for a new name. If the name is in use, the form asks whether to join both, and states the
 * number of books.
 */
export function RenameForm(props: RenameFormProps) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <NewNameForm {...props} onClose={() => setOpen(false)} />
  ) : (
    <p>
      <Button kind="outline" size="small" onClick={() => setOpen(true)}>
        {m.desk_author_rename()}
      </Button>
    </p>
  );
}

function NewNameForm({
  schema,
  name,
  hint,
  wrong,
  canKeepOld = false,
  onRename,
  onClose,
}: RenameFormProps & { readonly onClose: () => void }) {
  const [to, setTo] = useState(name);
  const [keepOld, setKeepOld] = useState(true);
  // Values of the last call. A join sends them again.
  const [sent, setSent] = useState<NewName | null>(null);
  const { run, isBusy, problem: failed, clearProblem } = useBusyAction(onRename);
  const { form, errors, problem } = useActionForm({
    schema,
    words: { to: wrong },
    action: {
      problem: failed,
      run: async (entered: NewName) => {
        setSent(entered);
        const isDone = await run(entered, false);
        if (isDone) onClose();
        return isDone;
      },
    },
  });
  const mergeNames = async () => {
    if (sent !== null && (await run(sent, true))) onClose();
  };
  const isTaken = problem?.code === 'state-moved' && problem.facts['books'] !== undefined && sent !== null;
  const books = Number(problem?.facts['books'] ?? 0);
  return (
    <ActionForm {...form} className={styles['form']}>
      <Fields>
        <Field
          name="to"
          label={m.desk_author_rename_to()}
          hint={hint}
          maxLength={nameLimits.length}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press on the button asked for this field
          autoFocus
          value={to}
          error={errors.to}
          onChange={(event) => {
            setTo(event.target.value);
            clearProblem();
          }}
        />
        {canKeepOld ? (
          <Choice
            type="checkbox"
            name="keepOld"
            label={m.desk_author_rename_keep()}
            checked={keepOld}
            onChange={(event) => setKeepOld(event.target.checked)}
          />
        ) : null}
      </Fields>
      {isTaken ? (
        <Notice
          kind="waiting"
          isAnnounced
          action={
            <Button size="small" isBusy={isBusy} onClick={() => void mergeNames()}>
              {m.desk_author_join()}
            </Button>
          }
        >
          {m.desk_author_taken({ name: sent.to, shown: formatFigure(books) })}
        </Notice>
      ) : null}
      <NameProblem problem={isTaken ? null : problem} />
      <p className={styles['buttons']}>
        <Button type="submit" isBusy={isBusy}>
          {m.desk_author_rename()}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {m.desk_form_cancel()}
        </Button>
      </p>
    </ActionForm>
  );
}
