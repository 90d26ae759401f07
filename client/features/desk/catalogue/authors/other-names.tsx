import { useState } from 'react';
import type { DeskAuthor } from '../../../../../domain/desk/names/author-schemas';
import { otherNameForm } from '../../../../../domain/forms/desk/name-forms';
import { nameLimits } from '../../../../../domain/policy/catalogue-names';
import { m } from '../../../../../messages/compiled/messages.js';
import { useAuthorCalls } from '../../../../data/desk/authors';
import { ActionForm } from '../../../../forms/action-form';
import { useActionForm } from '../../../../forms/use-action-form';
import { useBusyAction } from '../../../../lib/busy-action';
import { Button } from '../../../../ui/buttons/button';
import { IconButton } from '../../../../ui/buttons/icon-button';
import { Field } from '../../../../ui/fields/field';
import { SectionHead } from '../../../../ui/text/section-head';
import styles from '../../desk.module.css';
import { formatFigure } from '../../desk-words';
import { NameProblem } from '../names/name-problem';
import names from '../names/names.module.css';

export interface OtherNamesProps {
  readonly author: DeskAuthor;
  readonly onAnswer: (author: DeskAuthor) => void;
}

/** Names of an author in other scripts and spellings: each can be removed, and one added. */
export function OtherNames({ author, onAnswer }: OtherNamesProps) {
  const calls = useAuthorCalls(author.name);
  const [name, setName] = useState('');
  const remove = useBusyAction(async (other: string) => onAnswer(await calls.removeName(other)));
  const add = useBusyAction(async (entered: { readonly name: string }) => {
    onAnswer(await calls.addName(entered.name));
    setName('');
  });
  const { form, errors, problem } = useActionForm({
    schema: otherNameForm,
    words: { name: () => m.desk_author_name_wrong({ most: formatFigure(nameLimits.length) }) },
    action: add,
  });
  return (
    <section className={styles['block']}>
      <SectionHead size="block" title={m.desk_author_names()} />
      <p className="small">{m.desk_author_names_hint()}</p>
      {author.names.length === 0 ? null : (
        <ul className={names['names']} aria-label={m.desk_author_names()}>
          {author.names.map((other) => (
            <li key={other}>
              <bdi>{other}</bdi>
              <IconButton
                icon="close"
                size={18}
                label={m.desk_author_name_remove({ name: other })}
                aria-disabled={remove.isBusy || undefined}
                onClick={() => void remove.run(other)}
              />
            </li>
          ))}
        </ul>
      )}
      <ActionForm {...form} className={names['search']}>
        <Field
          name="name"
          label={m.desk_author_name_new()}
          maxLength={nameLimits.length}
          autoComplete="off"
          value={name}
          error={errors.name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" kind="outline" isBusy={add.isBusy}>
          {m.desk_author_name_add()}
        </Button>
      </ActionForm>
      <NameProblem problem={problem ?? remove.problem} />
    </section>
  );
}
