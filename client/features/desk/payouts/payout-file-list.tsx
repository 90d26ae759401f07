import { useRouter } from '@tanstack/react-router';
import type { PayoutFileList as Files, PayoutFileSummary } from '../../../../domain/desk/payout-schemas';
import { formatMoney } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { problemWords } from '../../../lib/words/problem-words';
import { useLoadPayoutFiles } from '../../../data/desk/payouts';
import { Button } from '../../../ui/buttons/button';
import { EmptyState } from '../../../ui/notices/empty-state';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { classes } from '../../../ui/classes';
import styles from '../desk.module.css';
import money from '../money.module.css';
import { deskTime } from '../desk-clock';
import { formatFigure } from '../desk-words';
import { MoreButton } from '../more-button';
import { PayoutHead } from './payout-head';
import { payoutFormatNames, payoutStateWords } from './payout-words';
import { WideTable } from '../wide-table';
import { TabLink } from '../tab-link';
import { usePages } from '../../../data/use-pages';
import { usePayoutFile } from './use-payout-file';
import { pageTarget } from '../../../lib/page-link';

/** All files for the bank: their sums, the states of their payouts, and what the desk can report. */
export function PayoutFileList({ list }: { readonly list: Files }) {
  const router = useRouter();
  const pages = usePages(list, useLoadPayoutFiles());
  return (
    <>
      <PayoutHead here="files" />
      {pages.items.length === 0 ? (
        <EmptyState title={m.desk_files_empty()} />
      ) : (
        <WideTable label={m.desk_files()}>
          <table className={classes(styles['table'], money['stack'])}>
            <thead>
              <tr>
                <th scope="col">{m.desk_col_file()}</th>
                <th scope="col">{m.desk_col_day()}</th>
                <th scope="col" className={styles['figure']}>
                  {m.desk_payouts()}
                </th>
                <th scope="col" className={styles['figure']}>
                  {m.desk_col_amount()}
                </th>
                <th scope="col">{m.desk_col_state()}</th>
                <th scope="col">
                  <VisuallyHidden>{m.desk_col_do()}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {pages.items.map((file) => (
                <FileRow key={file.id} file={file} onChanged={() => router.invalidate()} />
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
      <MoreButton pages={pages} />
    </>
  );
}

function FileRow({ file, onChanged }: { readonly file: PayoutFileSummary; readonly onChanged: () => Promise<void> }) {
  const { download, confirm } = usePayoutFile();
  const problem = download.problem ?? confirm.problem;
  const states = (['sent', 'failed', 'done'] as const).filter((state) => file[state] > 0);
  return (
    <tr>
      <th scope="row" className="code">
        <TabLink target={pageTarget({ to: '/desk/payouts', search: { file: file.id } })} isHere={false}>
          {file.id}
        </TabLink>
      </th>
      <td>
        {deskTime(file.madeAt, 'minute')}
        <p className="xs">
          <bdi>{payoutFormatNames[file.format]}</bdi>
        </p>
      </td>
      <td className={styles['figure']} data-head={m.desk_payouts()}>
        {formatFigure(file.payouts)}
      </td>
      <td className={styles['figure']}>
        <b>{formatMoney(file.total, language())}</b>
      </td>
      <td>
        {states.map((state) => (
          <p key={state} className={styles['due']}>
            {payoutStateWords[state]()}: {formatFigure(file[state])}
          </p>
        ))}
      </td>
      <td>
        <div className={styles['rowbuttons']}>
          {file.text ? (
            <Button kind="outline" size="small" isBusy={download.isBusy} onClick={() => void download.run(file)}>
              {m.desk_file_again()}
            </Button>
          ) : (
            <span className="xs">{m.desk_file_gone()}</span>
          )}
          {file.sent > 0 ? (
            <Button
              kind="outline-give"
              size="small"
              isBusy={confirm.isBusy}
              onClick={() => void confirm.run(file, onChanged)}
            >
              {m.desk_file_confirm()}
            </Button>
          ) : null}
        </div>
        {file.text && file.done + file.failed > 0 ? <p className="small take">{m.desk_file_record()}</p> : null}
        {problem === null ? null : (
          <p className="small take" role="alert">
            {problemWords(problem)}
          </p>
        )}
      </td>
    </tr>
  );
}
