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
import { countParams } from '../../../lib/words/count-params';
import { payoutFormatNames } from './payout-words';
import { canBeInFile } from './payout-row';
import { usePayoutFile } from './use-payout-file';

const blockedWords = {
  held: () => m.desk_blocked_held(),
  'no-account': () => m.desk_blocked_no_account(),
  'account-abroad': () => m.desk_blocked_abroad(),
  'not-yet': () => m.desk_blocked_not_yet(),
};

/** Returns number and sum of payouts by currency. */
const sumsOf = (payouts: readonly Payout[]): PayoutList['ready'] =>
  currencyCodes.flatMap((currency) => {
    const ofCurrency = payouts.filter(({ amount }) => amount.currency === currency);
    const minor = ofCurrency.reduce((sum, { amount }) => sum + amount.minor, 0);
    return ofCurrency.length === 0 ? [] : [{ payouts: ofCurrency.length, total: money(minor, currency) }];
  });

/**
 * Buttons that make a file for the bank in each currency, and the files made on this page. A file claims its payouts.
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
  const making = useBusyAction(async (format: PayoutFormat, currency: Currency) => {
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
  const confirmFile = (file: PayoutFile) =>
    confirm.run(file, async () => {
      setFiles((before) => before.filter((each) => each.id !== file.id));
      await onMade();
    });
  const ready = payouts.filter((payout) => canBeInFile(payout) && (selected.size === 0 || selected.has(payout.id)));
  const sums = selected.size === 0 ? due : sumsOf(ready);
  const sumWords = selected.size === 0 ? m.desk_payouts_due : m.desk_payouts_selected;
  const openCurrencies = currencyCodes.filter((currency) => sums.some(({ total }) => total.currency === currency));
  const problem = making.problem ?? download.problem ?? confirm.problem;
  return (
    <div className={classes(styles['notices'], bank['file-notice'])}>
      {sums.map(({ payouts: count, total }) => (
        <p key={total.currency} className={bank['total']} aria-live="polite">
          {sumWords({ ...countParams(count), total: formatMoney(total, language()) })}
        </p>
      ))}
      {openCurrencies.length === 0 ? null : (
        <p className={styles['buttons']}>
          {openCurrencies.flatMap((currency) =>
            (currency === 'EUR' ? (['pain.001', 'csv'] as const) : (['csv'] as const)).map((format) => (
              <Button
                key={`${currency} ${format}`}
                kind={format === 'csv' ? 'outline' : 'ink'}
                size="small"
                isBusy={making.isBusy}
                onClick={() => void making.run(format, currency)}
              >
                {m.desk_file_make({ format: isolateCode(payoutFormatNames[format]), currency })}
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
              <Button kind="outline-give" size="small" isBusy={confirm.isBusy} onClick={() => void confirmFile(file)}>
                {m.desk_file_confirm()}
              </Button>
            </div>
          }
        >
          {m.desk_file_made({ ...countParams(file.payouts), total: formatMoney(file.total, language()) })}
          {file.left.length === 0 ? null : (
            <p className="small">
              {m.desk_file_left()}{' '}
              {joinWithCommas(
                file.left.map((each) => `${isolateCode(each.number)} (${blockedWords[each.why]()})`),
                language(),
              )}
            </p>
          )}
        </Notice>
      ))}
    </div>
  );
}
