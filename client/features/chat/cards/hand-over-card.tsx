import { useState } from 'react';
import type { ChatCard } from '../../../../domain/chat/schemas';
import { handOverForm } from '../../../../domain/forms/hand-over-form';
import { m } from '../../../../messages/compiled/messages.js';
import { ActionForm } from '../../../forms/action-form';
import { useActionForm } from '../../../forms/use-action-form';
import { Button } from '../../../ui/buttons/button';
import { Field } from '../../../ui/fields/field';
import { Notice } from '../../../ui/notices/notice';
import styles from './cards.module.css';

export interface HandOverCardProps {
  readonly card: ChatCard & { kind: 'hand-over' };
  /** The answer goes to the account's address. A guest enters one. */
  readonly isSignedIn: boolean;
  /** Sends the person's consent. `email` is a guest's. */
  readonly onAnswer: (agreed: boolean, email?: string) => void;
  /** Says that the shop refused the consent. */
  readonly isRefused: boolean;
}

/** Card that hands the conversation to the shop's staff, if the person agrees. */
export function HandOverCard({ card: { state }, isSignedIn, onAnswer, isRefused }: HandOverCardProps) {
  const [hasAnswered, setHasAnswered] = useState(false);
  const { form, errors } = useActionForm<{ readonly email: string | undefined }, 'email'>({
    schema: handOverForm(isSignedIn),
    words: { email: () => m.accounts_email_wrong() },
    action: {
      problem: null,
      run: ({ email }) => {
        setHasAnswered(true);
        onAnswer(true, email);
        return Promise.resolve(true);
      },
    },
  });
  if (state === 'sent') return <Notice kind="safe">{m.chat_hand_over_sent()}</Notice>;
  if (state === 'declined') return <p className="small">{m.chat_hand_over_declined()}</p>;
  const isAnswered = hasAnswered && !isRefused;
  return (
    <ActionForm {...form} className={styles['ask']}>
      <p>{m.chat_hand_over()}</p>
      {isSignedIn ? null : (
        <Field
          label={m.chat_hand_over_email()}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          dir="ltr"
          maxLength={254}
          required
          error={errors.email}
        />
      )}
      <div className={styles['actions']}>
        <Button type="submit" isBusy={isAnswered}>
          {m.chat_hand_over_yes()}
        </Button>
        <Button kind="quiet" disabled={isAnswered} onClick={() => onAnswer(false)}>
          {m.chat_hand_over_no()}
        </Button>
      </div>
    </ActionForm>
  );
}
