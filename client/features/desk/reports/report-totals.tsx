import type { Report } from '../../../../domain/desk/reports/report-schemas';
import { formatMoney } from '../../../../domain/format';
import { minus, money } from '../../../../domain/money';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { countParams } from '../../../lib/words/count-params';
import { classes } from '../../../ui/classes';
import { Notice } from '../../../ui/notices/notice';
import { SectionHead } from '../../../ui/text/section-head';
import { deskTime } from '../desk-clock';
import desk from '../desk.module.css';
import { formatFigure } from '../desk-words';
import { WideTable } from '../wide-table';
import { columnsOf } from './report-cells';
import { columnName } from './report-words';
import styles from './reports.module.css';

/** Sums of the columns of a report that add up. */
export function ReportTotals({ report: { report, totals } }: { readonly report: Report }) {
  const kinds = new Map(columnsOf(report).map(({ column, kind }) => [column, kind]));
  const shown = (column: string, currency: Report['totals'][number]['currency'], value: number) =>
    currency === null && kinds.get(column) === 'count'
      ? formatFigure(value)
      : formatMoney(money(value, currency ?? 'EUR'), language());
  return (
    <section className={desk['block']}>
      <SectionHead size="block" title={m.desk_report_totals()} />
      <dl className={styles['totals']}>
        {totals.map(({ column, currency, value }) => (
          <div key={`${column} ${currency ?? ''}`}>
            <dt>{columnName(column)}</dt>
            <dd>{shown(column, currency, value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The same sums by the ledger, and the result of the last nightly check. */
export function ReportControls({ report: { controls, check } }: { readonly report: Report }) {
  const amount = (value: Report['controls'][number]['report']) => formatMoney(value, language());
  return (
    <section className={desk['block']}>
      <SectionHead size="block" title={m.desk_report_control()} />
      <WideTable label={m.desk_report_control()}>
        <table className={classes(desk['table'], styles['table'])}>
          <thead>
            <tr>
              <th scope="col">{m.desk_col_amount()}</th>
              <th scope="col" className={desk['figure']}>
                {m.desk_report_by_report()}
              </th>
              <th scope="col" className={desk['figure']}>
                {m.desk_report_by_ledger()}
              </th>
              <th scope="col">{m.desk_col_state()}</th>
            </tr>
          </thead>
          <tbody>
            {controls.map(({ column, report, ledger }) => {
              const difference = minus(report, ledger);
              return (
                <tr key={`${column} ${report.currency}`}>
                  <th scope="row">{columnName(column)}</th>
                  <td className={desk['figure']}>{amount(report)}</td>
                  <td className={desk['figure']}>{amount(ledger)}</td>
                  <td className={difference.minor === 0 ? 'give' : 'take'}>
                    {difference.minor === 0
                      ? m.desk_report_equal()
                      : m.desk_report_differs({ amount: amount(difference) })}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </WideTable>
      <LastCheck check={check} />
    </section>
  );
}

function LastCheck({ check }: Pick<Report, 'check'>) {
  return (
    <div className={desk['notices']}>
      {check === null ? (
        <Notice kind="waiting">{m.desk_check_none()}</Notice>
      ) : (
        <Notice kind={check.findings === 0 ? 'safe' : 'wrong'}>
          {m.desk_check()}, {deskTime(check.at, 'minute')}:{' '}
          {check.findings === 0 ? m.desk_check_fine() : m.desk_check_found(countParams(check.findings))}
        </Notice>
      )}
    </div>
  );
}
