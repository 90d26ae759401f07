import { declareForm } from '../../../domain/forms/declare-form';
import { m } from '../../../messages/compiled/messages.js';
import { ActionForm } from '../../forms/action-form';
import type { ApiProblem } from '../../lib/api';
import { problemWords } from '../../lib/words/problem-words';
import { Button } from '../../ui/buttons/button';
import { Notice } from '../../ui/notices/notice';
import type { Declaration } from './declaration';
import styles from './withdraw.module.css';

/** Second step: the declaration as it will be sent, with the button that the law names. */
export function DeclarationCheck({
  draft,
  isBusy,
  problem,
  onSend,
  onChange,
}: {
  readonly draft: Declaration;
  readonly isBusy: boolean;
  readonly problem: ApiProblem | null;
  readonly onSend: () => unknown;
  readonly onChange: () => void;
}) {
  const { name, number, email, books } = draft;
  return (
    <>
      <div className={styles['declaration']}>
        {books === '' ? (
          <p>{m.declare_whole({ name, number })}</p>
        ) : (
          <>
            <p>{m.trades_withdraw_declare({ name, number })}</p>
            <p>
              <bdi>{books}</bdi>
            </p>
          </>
        )}
      </div>
      <p className={styles['receipt']}>{m.declare_receipt({ email })}</p>
      {problem === null ? null : (
        <Notice kind="wrong" isAnnounced>
          {problemWords(problem)}
        </Notice>
      )}
      <ActionForm
        verb="declare-withdrawal"
        schema={declareForm}
        className={styles['buttons']}
        onSend={({ step }) => (step === 'send' ? onSend() : onChange())}
      >
        {Object.entries(draft).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <Button type="submit" name="step" value="send" size="big" kind="take" isBusy={isBusy}>
          {m.trades_withdraw_confirm()}
        </Button>
        <Button type="submit" name="step" value="change" size="big" kind="outline">
          {m.trades_withdraw_back()}
        </Button>
      </ActionForm>
    </>
  );
}
