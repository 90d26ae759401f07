import { useState } from 'react';
import type { StatementAnswer } from '../../../../domain/desk/bank-payment-schemas';
import { readBankStatement, type BankStatement } from '../../../../domain/desk/bank-statement';
import { joinWithCommas } from '../../../../domain/isolates';
import { defaultMarket, rulesOf } from '../../../../domain/market/market';
import { encodingOf } from '../../../../domain/scanning/encoding';
import { m } from '../../../../messages/compiled/messages.js';
import { useBusyAction } from '../../../lib/busy-action';
import { language } from '../../../lib/language';
import { problemWords } from '../../../lib/words/problem-words';
import { useMoneyCalls } from '../../../data/desk/money';
import { Button } from '../../../ui/buttons/button';
import { Icon } from '../../../ui/icons/icon';
import { Notice } from '../../../ui/notices/notice';
import { fileIcon } from '../../../ui/icons/rare-icons';
import styles from '../desk.module.css';
import money from '../money.module.css';
import { countParams } from '../../../lib/words/count-params';
import { StatementPreview } from './statement-preview';

/** Number of rows that the API accepts in one call. */
const rowsPerCall = 40;
export type BookingAnswers = Readonly<Record<string, StatementAnswer['rows'][number]>>;

/**
 * Form for a bank statement, pasted or from a file. It shows the rows first and then books them in several calls. After
 * a failure, it continues with the rows that are not booked.
 */
export function StatementForm({ onBooked }: { readonly onBooked: () => Promise<void> }) {
  const { bookRows } = useMoneyCalls();
  const [text, setText] = useState('');
  const [statement, setStatement] = useState<BankStatement | null>(null);
  const [answers, setAnswers] = useState<BookingAnswers>({});
  const readText = (next: string) => {
    setText(next);
    setAnswers({});
    setStatement(next.trim() === '' ? null : readBankStatement(next, rulesOf(defaultMarket).currency));
  };
  const openFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    readText(new TextDecoder(encodingOf(bytes)).decode(bytes));
  };
  const unbookedRows = (statement?.rows ?? []).filter(({ eventId }) => answers[eventId] === undefined);
  const { run, isBusy, problem } = useBusyAction(async () => {
    for (let at = 0; at < unbookedRows.length; at += rowsPerCall) {
      const answer = await bookRows(unbookedRows.slice(at, at + rowsPerCall));
      setAnswers((before) => ({ ...before, ...Object.fromEntries(answer.rows.map((row) => [row.eventId, row])) }));
    }
    await onBooked();
  });
  return (
    <section>
      <label>
        <span className={styles['label']}>{m.desk_statement_paste()}</span>
        <textarea
          className={styles['text']}
          name="statement"
          value={text}
          spellCheck={false}
          dir="auto"
          onChange={(event) => readText(event.target.value)}
        />
      </label>
      <p className={styles['buttons']}>
        <label className="link">
          <Icon name={fileIcon} size={20} /> {m.desk_statement_file()}
          <input
            type="file"
            accept=".csv,.txt,.tsv,text/*"
            className={money['file']}
            onChange={(event) => void openFile(event.target.files?.[0])}
          />
        </label>
        {statement === null ? null : (
          <Button kind="quiet" size="small" onClick={() => readText('')}>
            {m.desk_statement_clear()}
          </Button>
        )}
      </p>
      {statement === null ? null : (
        <div className={money['preview']}>
          {statement.missing.length === 0 ? (
            <StatementPreview statement={statement} answers={answers} />
          ) : (
            <Notice kind="wrong" isAnnounced>
              {m.desk_statement_columns({
                columns: joinWithCommas(
                  statement.missing.map((field) => columnWords[field]()),
                  language(),
                ),
              })}
            </Notice>
          )}
          {problem === null ? null : (
            <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
              {problemWords(problem)} {m.desk_statement_kept(countParams(unbookedRows.length))}
            </Notice>
          )}
          {unbookedRows.length === 0 ? null : (
            <p>
              <Button kind="give" isBusy={isBusy} onClick={() => void run()}>
                {m.desk_statement_book(countParams(unbookedRows.length))}
              </Button>
            </p>
          )}
        </div>
      )}
    </section>
  );
}

const columnWords: Record<BankStatement['missing'][number], () => string> = {
  id: m.desk_col_reference,
  date: m.desk_col_day,
  amount: m.desk_col_amount,
  currency: m.desk_col_currency,
  reference: m.desk_col_reference,
  payer: m.desk_col_payer,
};
