import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatMonth, plainNumber } from '../../../../domain/desk/reports/format-period';
import { offeredPeriods } from '../../../../domain/desk/reports/offered-periods';
import { reportIds } from '../../../../domain/desk/reports/report-columns';
import type { Report } from '../../../../domain/desk/reports/report-schemas';
import { formatDay } from '../../../../domain/formats/format-dates';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { pageTarget } from '../../../lib/page-link';
import { saveFile } from '../../../lib/save-file';
import { Button } from '../../../ui/buttons/button';
import { classes } from '../../../ui/classes';
import { Select } from '../../../ui/fields/select';
import { EmptyState } from '../../../ui/notices/empty-state';
import { Notice } from '../../../ui/notices/notice';
import { SectionHead } from '../../../ui/text/section-head';
import desk from '../desk.module.css';
import { isolateCode } from '../desk-words';
import { useScans } from '../frame/scan-context';
import tabs from '../state-tabs.module.css';
import { TabLink } from '../tab-link';
import { reportFile } from './report-file';
import { ReportControls, ReportTotals } from './report-totals';
import { ReportTable } from './report-table';
import { reportNames, reportNotes } from './report-words';
import styles from './reports.module.css';

/** Reports of the accounts: a period, its rows with their sums, and the comparison with the ledger. */
export function ReportsScreen({ report }: { readonly report: Report }) {
  useScans();
  const isWhole = useIsPrinting();
  const { report: id, state, firstDay, lastDay, rows, totals, controls } = report;
  const days = [firstDay, lastDay].map((day) => formatDay(day, language(), 'medium')).join(' – ');
  return (
    <>
      <ReportHead report={report} />
      <section className={styles['sheet']}>
        <SectionHead size="block" title={reportNames[id]()} note={days} />
        <p className={styles['note']}>{reportNotes[id]()}</p>
        {state === 'off' ? (
          <Notice kind="plain">{m.desk_report_off({ setting: isolateCode('SELLER_REPORT') })}</Notice>
        ) : state === 'too-long' ? (
          <Notice kind="wrong">{m.desk_report_long()}</Notice>
        ) : rows.length === 0 ? (
          <EmptyState title={m.desk_report_empty()} />
        ) : (
          <>
            <ReportActions report={report} />
            <ReportTable report={report} isWhole={isWhole} />
          </>
        )}
        {totals.length === 0 ? null : <ReportTotals report={report} />}
        {controls.length === 0 ? null : <ReportControls report={report} />}
      </section>
    </>
  );
}

/** Title of the page, links to the reports, and the choice of the period. */
function ReportHead({ report: { report: here, period, today } }: { readonly report: Report }) {
  const router = useRouter();
  const { quarters, months } = offeredPeriods(today);
  const offered = [...quarters, ...months];
  const choose = (value: string) =>
    void router.navigate({
      ...pageTarget({ to: '/desk/reports', search: { report: here, period: value } }),
      resetScroll: false,
    });
  return (
    <header className={classes(desk['head'], desk['noprint'])}>
      <h1>{m.desk_reports()}</h1>
      <nav className={tabs['tabs']} aria-label={m.desk_reports()}>
        {reportIds.map((id) => (
          <TabLink
            key={id}
            target={pageTarget({ to: '/desk/reports', search: { report: id, period } })}
            isHere={id === here}
          >
            {reportNames[id]()}
          </TabLink>
        ))}
      </nav>
      <Select
        label={m.desk_report_period()}
        value={period}
        onChange={(event) => choose(event.target.value)}
        options={(offered.includes(period) ? offered : [period, ...offered]).map((value) => ({
          value,
          label: periodName(value),
        }))}
      />
    </header>
  );
}

/** Returns a month or quarter in words. */
function periodName(period: string): string {
  const [year = '', part = ''] = period.split('-');
  return part.startsWith('Q')
    ? m.desk_report_quarter({
        quarter: plainNumber(Number(part.slice(1)), language()),
        year: plainNumber(Number(year), language()),
      })
    : formatMonth(period, language());
}

function ReportActions({ report }: { readonly report: Report }) {
  const save = () =>
    saveFile(
      new Blob([reportFile(report)], { type: 'text/csv;charset=utf-8' }),
      `${report.report}-${report.period}.csv`,
    );
  return (
    <p className={classes(desk['buttons'], desk['noprint'], styles['actions'])}>
      <Button kind="outline" size="small" onClick={save}>
        {m.desk_report_csv()}
      </Button>
      <Button kind="outline" size="small" onClick={() => window.print()}>
        {m.desk_print()}
      </Button>
    </p>
  );
}

/** Returns whether the page is being printed, by the button or by the browser's own command. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const startPrinting = () => flushSync(() => setPrinting(true));
    const endPrinting = () => setPrinting(false);
    window.addEventListener('beforeprint', startPrinting);
    window.addEventListener('afterprint', endPrinting);
    return () => {
      window.removeEventListener('beforeprint', startPrinting);
      window.removeEventListener('afterprint', endPrinting);
    };
  }, []);
  return isPrinting;
}
