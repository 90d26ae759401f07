import { useState } from 'react';
import type { Payout, PayoutFile, PayoutFormat } from '../../../../domain/desk/payout-schemas';
import { formatMoney } from '../../../../domain/format';
import { joinWithCommas } from '../../../../domain/isolates';
import { currencyCodes, type Currency } from '../../../../domain/money';
import { m } from '../../../../messages/compiled/messages.js';
import { useBusyAction } from '../../../lib/busy-action';
import { language } from '../../../lib/language';
import { problemWords } from '../../../lib/words/problem-words';
import { useMakePayoutFile } from '../../../data/desk/payouts';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import { classes } from '../../../ui/classes';
import styles from '../desk.module.css';
import bank from '../money.module.css';
import { isolated } from '../desk-words';
import { counted } from '../../../lib/words/counted';
import { formatNames } from './payout-words';
import { usePayoutFile } from './use-payout-file';

const why = {
  held: () => m.desk_blocked_held(),
  'no-account': () => m.desk_blocked_no_account(),
  'account-abroad': () => m.desk_blocked_abroad(),
  'not-yet': () => m.desk_blocked_not_yet(),
};

/**
 * Files for the bank, one a currency. Making a file claims its payouts. The newest are here, all of them in the list of
 * files.
 */
export function PayoutFiles({
  payouts,
  onMade,
}: {
  readonly payouts: readonly Payout[];
  readonly onMade: () => Promise<void>;
}) {
  const makeFile = useMakePayoutFile();
  const [files, setFiles] = useState<readonly PayoutFile[]>([]);
  const { save, again, confirm } = usePayoutFile();
  const make = useBusyAction(async (format: PayoutFormat, currency: Currency) => {
    const file = await makeFile(format, currency);
    setFiles((before) => [file, ...before]);
    await save(file);
    await onMade();
  });
  const paid = (file: PayoutFile) =>
    confirm.run(file, async () => {
      setFiles((before) => before.filter((one) => one.id !== file.id));
      await onMade();
    });
  const ready = payouts.filter(({ way, blocked }) => way === 'bank' && blocked === null);
  const open = currencyCodes.filter((currency) => ready.some(({ amount }) => amount.currency === currency));
  const problem = make.problem ?? again.problem ?? confirm.problem;
  return (
    <div className={classes(styles['notices'], bank['made'])}>
      {open.length === 0 ? null : (
        <p className={styles['buttons']}>
          {open.flatMap((currency) =>
            (currency === 'EUR' ? (['pain.001', 'csv'] as const) : (['csv'] as const)).map((format) => (
              <Button
                key={`${currency} ${format}`}
                kind={format === 'csv' ? 'outline' : 'ink'}
                size="small"
                busy={make.busy}
                onClick={() => void make.run(format, currency)}
              >
                {m.desk_file_make({ format: isolated(formatNames[format]), currency })}
              </Button>
            )),
          )}
        </p>
      )}
      {problem === null ? null : (
        <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} announce>
          {problemWords(problem)}
        </Notice>
      )}
      {files.map((file) => (
        <Notice
          key={file.id}
          kind="safe"
          announce
          action={
            <div className={styles['buttons']}>
              <Button kind="outline" size="small" busy={again.busy} onClick={() => void again.run(file)}>
                {m.desk_file_again()}
              </Button>
              <Button kind="outline-give" size="small" busy={confirm.busy} onClick={() => void paid(file)}>
                {m.desk_file_confirm()}
              </Button>
            </div>
          }
        >
          {m.desk_file_made({ ...counted(file.payouts), total: formatMoney(file.total, language()) })}
          {file.left.length === 0 ? null : (
            <p className="small">
              {m.desk_file_left()}{' '}
              {joinWithCommas(
                file.left.map((one) => `${isolated(one.number)} (${why[one.why]()})`),
                language(),
              )}
            </p>
          )}
        </Notice>
      ))}
    </div>
  );
}
