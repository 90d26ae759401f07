import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { reportColumns, reportIds } from '../../../../domain/desk/reports/report-columns';
import type { Report } from '../../../../domain/desk/reports/report-schemas';
import { money } from '../../../../domain/money';
import { counts } from '../../../../tests/client/show-desk-trade';
import { showScreen } from '../../../../tests/client/show-screen';
import { DeskFrame } from '../frame/desk-frame';
import { reportFile } from './report-file';
import { ReportsScreen } from './reports-screen';

const sale = (document: string, gross: number): Report['rows'][number] => ({
  day: '2026-11-20',
  kind: gross < 0 ? 'credit-note' : 'invoice',
  document,
  invoice: null,
  order: 'IE-12AB',
  buyer: '=HYPERLINK("http://x")',
  address: '1 Quay Street, Cork',
  country: 'IE',
  scheme: 'margin',
  rate: null,
  books: 1,
  titles: 'Emma',
  currency: 'EUR',
  goods: gross,
  postage: 0,
  gross,
  net: null,
  vat: null,
  euroGross: gross,
});

const reportWith = (changes: Partial<Report> = {}): Report => ({
  report: 'sales',
  period: '2026-Q4',
  firstDay: '2026-10-01',
  lastDay: '2026-12-31',
  at: '2026-11-26T10:00:00.000Z',
  today: '2026-11-26',
  state: 'made',
  rows: [sale('000001', 1290), sale('C-000001', -450)],
  totals: [{ column: 'gross', currency: 'EUR', value: 840 }],
  controls: [{ column: 'documents', report: money(840, 'EUR'), ledger: money(840, 'EUR') }],
  check: { at: '2026-11-26T02:20:00.000Z', findings: 0 },
  ...changes,
});

const show = (report: Report) =>
  showScreen(
    <DeskFrame counts={counts}>
      <ReportsScreen report={report} />
    </DeskFrame>,
    () => null,
  );

test('a report shows its rows, their totals, and the same sums by the ledger', async () => {
  show(reportWith());

  const table = await screen.findByRole('region', { name: 'Sales register' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(within(table).getAllByRole('columnheader')).toHaveLength(Object.keys(reportColumns.sales).length);
  expect(within(table).getByText('Credit note')).toBeDefined();
  expect(screen.getByText('Total', { selector: 'dt' }).nextElementSibling?.textContent).toBe('€8.40');
  const control = screen.getByRole('region', { name: 'Comparison with the ledger' });
  expect(within(control).getByRole('row', { name: /Invoices less credit notes €8.40 €8.40 Equal/ })).toBeDefined();
  expect(screen.getByText(/Ledger, orders and stock agree/)).toBeDefined();
});

test('a sum that differs from the ledger is shown with the difference', async () => {
  show(reportWith({ controls: [{ column: 'documents', report: money(840, 'EUR'), ledger: money(841, 'EUR') }] }));

  expect(await screen.findByText('Difference: −€0.01')).toBeDefined();
});

test('the period is chosen from quarters and months, and each report has a link', async () => {
  show(reportWith());

  const period = await screen.findByRole('combobox', { name: 'Period' });
  expect(within(period).getByRole<HTMLOptionElement>('option', { name: 'Q4 2026' }).selected).toBe(true);
  expect(within(period).getByRole('option', { name: 'October 2026' })).toBeDefined();
  const links = within(screen.getByRole('navigation', { name: 'Reports' }));
  expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'VAT by country',
    'Margin book',
    'Sales register',
    'Purchase register',
    'Store credit',
    'Sellers (DAC7)',
  ]);
  expect(links.getByRole('link', { name: 'Margin book' }).getAttribute('href')).toContain('period=2026-Q4');
  expect(links.getByRole('link', { name: 'Sales register' }).getAttribute('aria-current')).toBe('page');
});

test('the screen shows the first hundred rows, the printout all', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  show(reportWith({ rows: Array.from({ length: 120 }, (_, at) => sale(String(at), 100)) }));
  const table = await screen.findByRole('region', { name: 'Sales register' });
  expect(within(table).getAllByRole('row')).toHaveLength(101);
  expect(screen.getByText(/first 100 of 120 rows/)).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  act(() => void window.dispatchEvent(new Event('beforeprint')));

  expect(print).toHaveBeenCalledOnce();
  expect(within(table).getAllByRole('row')).toHaveLength(121);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(within(table).getAllByRole('row')).toHaveLength(101);
});

test('a disabled report shows a notice and offers no file', async () => {
  show(reportWith({ report: 'sellers', state: 'off', rows: [], totals: [], controls: [] }));

  expect(await screen.findByText(/This report is off/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
});

test('a file has plain figures, guards text that is a formula, and keeps negative amounts as numbers', () => {
  const file = reportFile(reportWith());
  const lines = file.slice(1).split('\r\n');

  expect(file.startsWith('\ufeff')).toBe(true);
  expect(lines[0]).toContain('Day,Kind,Document,Corrected invoice,Order,Buyer');
  expect(lines[2]).toBe(
    `2026-11-20,Credit note,C-000001,,IE-12AB,"'=HYPERLINK(""http://x"")","1 Quay Street, Cork",IE,Margin scheme,,1,` +
      'Emma,EUR,-4.50,0.00,-4.50,,,-4.50',
  );
});

test.each(reportIds)('the file of each report has a name for every column: %s', (report) => {
  const [head = ''] = reportFile({ report, rows: [] }).split('\r\n');

  expect(head.split(',').every((name) => name.trim() !== '')).toBe(true);
});
