import { readViolations } from '../../domain/browser-reports/read-violations';
import { Problem } from '../../domain/problems';
import type { Ctx } from '../platform/context';

/** Content types of CSP reports: of `report-uri` and of `report-to`. */
const reportTypes = /^\s*application\/(?:csp-report|reports\+json)\s*(?:;|$)/i;

/** Body of a report with its content type. */
export interface ReportBody {
  readonly type: string;
  readonly text: string;
}

/**
 * Writes each policy violation of a report to the log, as one line `csp-violation` without personal data.
 * @throws `unsupported-media-type`, `invalid-json`
 */
export function logViolations(ctx: Pick<Ctx, 'log'>, { type, text }: ReportBody): void {
  if (!reportTypes.test(type)) throw new Problem('unsupported-media-type');
  for (const violation of readViolations(parseJson(text))) ctx.log.warn('csp-violation', { ...violation });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('invalid-json');
  }
}
