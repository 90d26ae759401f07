import { useState } from 'react';
import type { Payout, PayoutFile, PayoutFormat, PayoutList } from '../../../../domain/desk/payout-schemas';
import { formatMoney } from '../../../../domain/format';
import { joinWithCommas } from '../../../../domain/isolates';
import { currencyCodes, money, type Currency } from '../../../../domain/money';
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
import { isolateCode } from '../desk-words';
import { counted } from '../../../lib/words/counted';
import { formatNames } from './payout-words';
import { canBeInFile } from './payout-row';
import { usePayoutFile } from './use-payout-file';

const why = {
  held: () => m.desk_blocked_held(),
  'no-account': () => m.desk_blocked_no_account(),
  'account-abroad': () => m.desk_blocked_abroad(),
  'not-yet': () => m.desk_blocked_not_yet(),
};

/** Returns number and sum of payouts by currency. */
const sumsOf = (payouts: readonly Payout[]): PayoutList['ready'] =>
  currencyCodes.flatMap((currency) => {
    const those = payouts.filter(({ amount }) => amount.currency === currency);
    const minor = those.reduce((sum, { amount }) => sum + amount.minor, 0);
    return those.length === 0 ? [] : [{ payouts: those.length, total: money(minor, currency) }];
  });

/**
 * Files for the bank, one a currency. Making a file claims its payouts. The newest are here, all of them in the list of
 * files.
 */
export function PayoutFiles({
  payouts,
  selected,
  due,
  onMade,
}: {
  readonly payouts: readonly Payout[];
  /** Ids of the payouts for the file. Without any, a file has all that are ready. */
  readonly selected: ReadonlySet<string>;
  /** Sums of all payouts that are ready, further pages included. */
  readonly due: PayoutList['ready'];
  readonly onMade: () => Promise<void>;
}) {
  const makeFile = useMakePayoutFile();
  const [files, setFiles] = useState<readonly PayoutFile[]>([]);
  const { save, download, confirm } = usePayoutFile();
  const make = useBusyAction(async (format: PayoutFormat, currency: Currency) => {
    const chosen = payouts.filter(({ id, amount }) => selected.has(id) && amount.currency === currency);
    const file = await makeFile({
      format,
      currency,
      ...(chosen.length === 0 ? {} : { payouts: chosen.map(({ id }) => id) }),
    });
    setFiles((before) => [file, ...before]);
    await save(file);
    await onMade();
  });
  const paid = (file: PayoutFile) =>
    confirm.run(file, async () => {
      setFiles((before) => before.filter((one) => one.id !== file.id));
      await onMade();
    });
  const ready = payouts.filter((payout) => canBeInFile(payout) && (selected.size === 0 || selected.has(payout.id)));
  const sums = selected.size === 0 ? due : sumsOf(ready);
  const open = currencyCodes.filter((currency) => sums.some(({ total }) => total.currency === currency));
  const problem = make.problem ?? download.problem ?? confirm.problem;
  return (
    <div className={classes(styles['notices'], bank['file-notice'])}>
      {sums.map(({ payouts: count, total }) => (
        <p key={total.currency} className={bank['total']} aria-live="polite">
          {(selected.size === 0 ? m.desk_payouts_due : m.desk_payouts_selected)({
            ...counted(count),
            total: formatMoney(total, language()),
          })}
        </p>
      ))}
      {open.length === 0 ? null : (
        <p className={styles['buttons']}>
          {open.flatMap((currency) =>
            (currency === 'EUR' ? (['pain.001', 'csv'] as const) : (['csv'] as const)).map((format) => (
              <Button
                key={`${currency} ${format}`}
                kind={format === 'csv' ? 'outline' : 'ink'}
                size="small"
                isBusy={make.isBusy}
                onClick={() => void make.run(format, currency)}
              >
                {m.desk_file_make({ format: isolateCode(formatNames[format]), currency })}
              </Button>
            )),
          )}
        </p>
      )}
      {problem === null ? null : (
        <Notice kind={problem.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
          {problemWords(problem)}
        </Notice>
      )}
      {files.map((file) => (
        <Notice
          key={file.id}
          kind="safe"
          isAnnounced
          action={
            <div className={styles['buttons']}>
              <Button kind="outline" size="small" isBusy={download.isBusy} onClick={() => void download.run(file)}>
                {m.desk_file_again()}
              </Button>
              <Button kind="outline-give" size="small" isBusy={confirm.isBusy} onClick={() => void paid(file)}>
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
                file.left.map((one) => `${isolateCode(one.number)} (${why[one.why]()})`),
                language(),
              )}
            </p>
          )}
        </Notice>
      ))}
    </div>
  );
}
