import { useState } from 'react';
import type { MailChoice } from '../../../../domain/accounts/mail-choice-schema';
import { mailChoiceForm } from '../../../../domain/forms/mail-choice-form';
import { m } from '../../../../messages/compiled/messages.js';
import { useChooseMails } from '../../../data/account/mail-choice';
import { useBusyAction } from '../../../lib/busy-action';
import { problemOfForm, useFormResult } from '../../../lib/form-result';
import { ActionForm } from '../../../forms/action-form';
import { useActionForm } from '../../../forms/use-action-form';
import { PageLink } from '../../../lib/page-link';
import { Button } from '../../../ui/buttons/button';
import { buttonClass } from '../../../ui/buttons/button-class';
import { InvalidLinkPage, MailedLinkPage } from '../mailed-link-page';
import styles from '../mailed-link-page.module.css';
import { ProblemNotice } from '../problem-notice';

export interface MailChoiceScreenProps {
  readonly mailKey: string;
  /** State of the choice when the page is opened. Null for an invalid key. */
  readonly choice: MailChoice | null;
}

/**
 * Page of the link at the foot of optional mails. One press switches them off or on again, signed in or not. Opening
 * the page changes nothing, because mail programs open links too.
 */
export function MailChoiceScreen({ mailKey, choice }: MailChoiceScreenProps) {
  const chooseMails = useChooseMails();
  const result = useFormResult('choose-mails');
  const [isOn, setIsOn] = useState(choice?.on ?? true);
  const [isChanged, setIsChanged] = useState(result !== undefined && result.problem === undefined);
  const action = useBusyAction(async (fields: { readonly choice: 'on' | 'off' }) => {
    setIsOn(await chooseMails(mailKey, fields.choice === 'on'));
    setIsChanged(true);
  }, problemOfForm(result));
  const { form, problem } = useActionForm({ verb: 'choose-mails', schema: mailChoiceForm, words: {}, action });
  if (choice === null || problem?.code === 'link-invalid') return <InvalidLinkPage text={m.account_stop_cut()} />;
  const words = wordsOf(choice, isOn, isChanged);
  return (
    <MailedLinkPage>
      <h1>{words.title}</h1>
      <p className="lead" aria-live="polite">
        {words.text}
      </p>
      {isOn && choice.kind === 'trades' ? <p>{m.account_trade_mails_always()}</p> : null}
      <ProblemNotice problem={problem} />
      <ActionForm {...form} className={styles['buttons']}>
        <input type="hidden" name="key" value={mailKey} />
        <input type="hidden" name="choice" value={isOn ? 'off' : 'on'} />
        <Button type="submit" size="big" kind={isOn && !isChanged ? 'ink' : 'outline'} isBusy={action.isBusy}>
          {isOn ? m.account_stop() : m.account_start()}
        </Button>
        {choice.guest ? null : <AccountLink kind={choice.kind} />}
      </ActionForm>
    </MailedLinkPage>
  );
}

/** Returns title and text for the state of the choice. `isChanged`: it was changed on this page. */
function wordsOf(
  { kind }: MailChoice,
  isOn: boolean,
  isChanged: boolean,
): { readonly title: string; readonly text: string } {
  const isWishes = kind === 'wishes';
  if (!isOn)
    return { title: m.account_stop_done(), text: isWishes ? m.account_stop_done_text() : m.account_stop_trades_done() };
  const question = isWishes
    ? { title: m.account_stop_title(), text: m.account_stop_text() }
    : { title: m.account_stop_trades_title(), text: m.account_trade_mails_hint() };
  return isChanged
    ? { title: m.account_start_done(), text: isWishes ? m.account_wishes_mails_hint() : m.account_trade_mails_hint() }
    : question;
}

/** Link to the wishes of the account for mails about wishes, else to the account. */
function AccountLink({ kind }: Pick<MailChoice, 'kind'>) {
  const linkClass = buttonClass({ kind: 'quiet', size: 'big' });
  if (kind === 'wishes')
    return (
      <PageLink to="/account-details" search={{ part: 'wishes' }} hash="wishes" preload={false} className={linkClass}>
        {m.account_stop_wishes()}
      </PageLink>
    );
  return (
    <PageLink to="/account-details" preload={false} className={linkClass}>
      {m.account_title()}
    </PageLink>
  );
}
