import type { ReportId } from '../../../domain/desk/reports/report-columns';
import type { Report } from '../../../domain/desk/reports/report-schemas';
import { read, type ApiClient } from '../../lib/api';

/** A report of the accounts and its period. Without a period: the current quarter. */
export interface ReportView {
  readonly report: ReportId;
  readonly period: string | undefined;
}

/** Loads a report of the accounts. @throws ApiProblem */
export function loadReport(api: ApiClient, { report, period }: ReportView): Promise<Report> {
  return read(api.desk.reports[':report'].$get({ param: { report }, query: { period } }));
}
