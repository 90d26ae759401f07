import { useState } from 'react';
import type { DeletionCheck, Receipt } from '../../../../domain/accounts/account-schemas';
import { deleteAccountForm } from '../../../../domain/forms/account-forms';
import { formatMoney } from '../../../../domain/format';
import { formatList } from '../../../../domain/formats/format-lists';
import { m } from '../../../../messages/compiled/messages.js';
import { useDeleteAccount } from '../../../data/account/delete-account';
import { useBusyAction } from '../../../lib/busy-action';
import { clearPersonalData } from '../../../data/session/clear-personal-data';
import { problemOfForm, useFormResult } from '../../../lib/form-result';
import { ActionForm } from '../../../forms/action-form';
import { useActionForm } from '../../../forms/use-action-form';
import { FreshProof, useFreshProof } from '../../../forms/fresh-proof/fresh-proof';
import { useRestoredText } from '../../../forms/fresh-proof/typed-text';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { announceSessionChanged } from '../../../data/session/session-changed';
import { Button } from '../../../ui/buttons/button';
import { Choice } from '../../../ui/fields/choice';
import { SectionHead } from '../../../ui/text/section-head';
import styles from './delete.module.css';
import { KeptData } from './kept-data';
import { OpenTrades } from './open-trades';
import { ProblemNotice } from '../problem-notice';
import { isProofWrong, ProofField } from '../proof-field';
import { ReceiptView } from './receipt-view';

export interface DeleteScreenProps {
  /** What the deletion of the account would do. Null once it is deleted. */
  readonly check: DeletionCheck | null;
}

/** Page that deletes the account: what is erased, what the law keeps, what prevents it, and the receipt afterwards. */
export function DeleteScreen({ check }: DeleteScreenProps) {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the server passes on its own answer
  const postedReceipt = useFormResult('delete-account')?.answer as Receipt | undefined;
  const [receipt, setReceipt] = useState(postedReceipt ?? null);
  if (receipt !== null) return <ReceiptView receipt={receipt} />;
  if (check === null) return null;
  return (
    <FreshProof>
      <div className="page">
        <div className={styles['narrow']}>
          <h1>{m.account_delete_title()}</h1>
          <p className="lead">{m.account_delete_why()}</p>
          <DeletionEffects kept={check.kept} />
          {check.openTrades.length > 0 ? (
            <OpenTrades trades={check.openTrades} />
          ) : (
            <DeleteForm check={check} onDeleted={setReceipt} />
          )}
          <p className={styles['other']}>
            <PageLink to="/account-details" preload={false} className="text-link">
              {m.account_delete_keep()}
            </PageLink>
          </p>
        </div>
      </div>
    </FreshProof>
  );
}

function DeletionEffects({ kept }: Pick<DeletionCheck, 'kept'>) {
  return (
    <div className={styles['two']}>
      <section>
        <SectionHead size="block" title={m.account_delete_goes()} />
        <ul className={styles['list']}>
          <li>{m.account_delete_goes_profile()}</li>
          <li>{m.account_delete_goes_safety()}</li>
          <li>{m.account_delete_goes_lists()}</li>
          <li>{m.account_delete_goes_history()}</li>
        </ul>
      </section>
      <section>
        <SectionHead size="block" title={m.account_delete_stays()} />
        {kept.length === 0 ? (
          <p className={styles['text']}>{m.account_receipt_kept_nothing()}</p>
        ) : (
          <>
            <p className={styles['text']}>{m.account_delete_stays_text()}</p>
            <KeptData kept={kept} />
          </>
        )}
      </section>
    </div>
  );
}

interface DeleteFormProps {
  readonly check: DeletionCheck;
  readonly onDeleted: (receipt: Receipt) => void;
}

function DeleteForm({ check, onDeleted }: DeleteFormProps) {
  const deleteAccount = useDeleteAccount();
  const withFreshProof = useFreshProof();
  const result = useFormResult('delete-account');
  const [isGivingUpCredit, setGivingUpCredit] = useState(result?.values['gives-up-credit'] === 'on');
  useRestoredText('delete', (kept) => setGivingUpCredit(kept['givesUp'] === 'yes'));
  const hasCredit = check.credit.length > 0;
  const deletion = useBusyAction(async () => {
    const receipt = await withFreshProof(() => deleteAccount(isGivingUpCredit), {
      form: 'delete',
      typed: { givesUp: isGivingUpCredit ? 'yes' : '' },
      needsNewProof: true,
    });
    onDeleted(receipt);
    await clearPersonalData();
    announceSessionChanged();
  }, problemOfForm(result));
  const { form, errors, problem } = useActionForm({
    verb: 'delete-account',
    schema: deleteAccountForm,
    words: { 'gives-up-credit': () => m.account_delete_credit_missing() },
    check: (fields) => (hasCredit && !fields['gives-up-credit'] ? { 'gives-up-credit': 'missing' } : {}),
    action: deletion,
  });
  const isRefused = problem?.code === 'credit-would-be-lost';
  const error = errors['gives-up-credit'] ?? (isRefused ? m.account_delete_credit_missing() : undefined);
  const amount = formatList(
    check.credit.map((each) => formatMoney(each, language())),
    language(),
  );
  return (
    <ActionForm {...form} waitsForScript className={styles['form']}>
      {hasCredit ? (
        <Choice
          type="checkbox"
          name="gives-up-credit"
          label={m.account_delete_credit({ amount })}
          hint={error !== undefined ? <span className={styles['error']}>{error}</span> : m.account_delete_credit_hint()}
          aria-invalid={error === undefined ? undefined : true}
          checked={isGivingUpCredit}
          onChange={(event) => setGivingUpCredit(event.target.checked)}
        />
      ) : null}
      <ProofField problem={problem} />
      <ProblemNotice problem={isProofWrong(problem) || error !== undefined ? null : problem} />
      <Button type="submit" size="big" isBusy={deletion.isBusy}>
        {m.account_delete_now()}
      </Button>
      <p className="small">{m.account_delete_final()}</p>
    </ActionForm>
  );
}
