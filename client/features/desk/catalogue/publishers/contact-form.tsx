import { useState } from 'react';
import type { ContactChange, DeskPublisher } from '../../../../../domain/desk/names/publisher-schemas';
import { contactForm } from '../../../../../domain/forms/desk/name-forms';
import { nameLimits } from '../../../../../domain/policy/catalogue-names';
import { m } from '../../../../../messages/compiled/messages.js';
import { usePublisherCalls } from '../../../../data/desk/publishers';
import { ActionForm } from '../../../../forms/action-form';
import { useActionForm, type FieldWords } from '../../../../forms/use-action-form';
import { ApiProblem } from '../../../../lib/api';
import { useBusyAction } from '../../../../lib/busy-action';
import { problemWords } from '../../../../lib/words/problem-words';
import { Button } from '../../../../ui/buttons/button';
import { Area } from '../../../../ui/fields/area';
import { Field } from '../../../../ui/fields/field';
import { Notice } from '../../../../ui/notices/notice';
import { SectionHead } from '../../../../ui/text/section-head';
import styles from '../../desk.module.css';
import { formatFigure } from '../../desk-words';

const most = () => ({ most: formatFigure(nameLimits.length) });
const fieldWords: FieldWords<'postal' | 'electronic' | 'responsible'> = {
  postal: () => m.desk_publisher_postal_wrong(most()),
  electronic: m.desk_publisher_electronic_wrong,
  responsible: () => m.desk_publisher_responsible_wrong(most()),
};
const noContact = { postal: '', electronic: '', responsible: '' };

export interface ContactFormProps {
  readonly publisher: DeskPublisher;
  readonly onAnswer: (publisher: DeskPublisher) => void;
}

/**
 * Form of a publisher's addresses. It sends the addresses that it began with. If another clerk has changed them, the
 * entries stay.
 */
export function ContactForm({ publisher, onAnswer }: ContactFormProps) {
  const { contact: stored, name } = publisher;
  const calls = usePublisherCalls(name);
  const [entered, setEntered] = useState({ ...noContact, ...stored, responsible: stored?.responsible ?? '' });
  const [isSaved, setSaved] = useState(false);
  const action = useBusyAction(async (contact: ContactChange['contact']) => {
    setSaved(false);
    try {
      onAnswer(await calls.changeContact({ contact, seen: stored }));
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'state-moved') onAnswer(await calls.load());
      throw error;
    }
    if (contact === null) setEntered(noContact);
    setSaved(true);
  });
  const { form, errors, problem } = useActionForm({ schema: contactForm, words: fieldWords, action });
  const field = (key: keyof typeof noContact) => ({
    name: key,
    maxLength: nameLimits.length,
    autoComplete: 'off',
    value: entered[key],
    error: errors[key],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setSaved(false);
      // An address is one line of text, also where it was pasted as several.
      setEntered({ ...entered, [key]: target.value.replaceAll(/\s*\n\s*/g, ', ') });
    },
  });
  return (
    <section className={styles['block']}>
      <SectionHead size="block" title={m.desk_publisher_contact()} />
      <ActionForm {...form} className={styles['form']}>
        <Area {...field('postal')} label={m.desk_publisher_postal()} />
        <Field {...field('electronic')} label={m.desk_publisher_electronic()} dir="ltr" />
        <Area
          {...field('responsible')}
          label={m.desk_publisher_responsible()}
          hint={m.desk_publisher_responsible_hint()}
        />
        {problem === null ? null : (
          <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
            {problem.code === 'state-moved' ? <NewerContact stored={stored} /> : problemWords(problem)}
          </Notice>
        )}
        {isSaved ? (
          <Notice kind="safe" isAnnounced>
            {m.desk_publisher_saved()}
          </Notice>
        ) : null}
        <p className={styles['buttons']}>
          <Button type="submit" isBusy={action.isBusy}>
            {m.desk_publisher_save()}
          </Button>
          {stored === null ? null : (
            <Button kind="quiet" isBusy={action.isBusy} onClick={() => void action.run(null)}>
              {m.desk_publisher_remove()}
            </Button>
          )}
        </p>
      </ActionForm>
    </section>
  );
}

/** Addresses that another clerk has saved since the form was opened. */
function NewerContact({ stored }: { readonly stored: DeskPublisher['contact'] }) {
  return (
    <>
      <p>{m.desk_publisher_moved()}</p>
      {stored === null ? (
        <p>{m.desk_publisher_moved_none()}</p>
      ) : (
        [stored.postal, stored.electronic, stored.responsible].map((line) =>
          line === null ? null : (
            <p key={line}>
              <bdi>{line}</bdi>
            </p>
          ),
        )
      )}
    </>
  );
}
