import { reportPolicy } from '../policy/reports';
import { redactPosition, redactText } from './redact-text';
import { newReportSchema, oldReportSchema } from './schemas';

/** One violation of the Content Security Policy, as the log may hold it. */
export interface Violation {
  readonly directive: string;
  /** A host, a scheme with its colon, or a keyword of the policy (`inline`, `eval`). */
  readonly blocked: string;
  /** `file:line:column` of the shop's build, or empty. */
  readonly at: string;
  readonly disposition: 'enforce' | 'report';
}

/**
 * Returns the violations in a request body, at most `reportPolicy.violations`, without addresses and personal data. The
 * body is a report of `report-uri` or `report-to`, or a list of these; anything else is ignored.
 */
export function readViolations(body: unknown): readonly Violation[] {
  const reports: readonly unknown[] = Array.isArray(body) ? body : [body];
  return reports.slice(0, reportPolicy.violations).flatMap((report) => readOld(report) ?? readNew(report) ?? []);
}

function readOld(report: unknown): Violation | null {
  const read = oldReportSchema.safeParse(report);
  if (!read.success) return null;
  const old = read.data['csp-report'];
  const directive = old['effective-directive'] || old['violated-directive'];
  const at = `${old['source-file']}:${old['line-number']}:${old['column-number']}`;
  return violationOf(directive, old['blocked-uri'], at, old.disposition);
}

function readNew(report: unknown): Violation | null {
  const read = newReportSchema.safeParse(report);
  if (!read.success) return null;
  const { effectiveDirective, blockedURL, sourceFile, lineNumber, columnNumber, disposition } = read.data.body;
  return violationOf(effectiveDirective, blockedURL, `${sourceFile}:${lineNumber}:${columnNumber}`, disposition);
}

/** Returns the violation, or null when the report names no directive. */
function violationOf(named: string, blocked: string, at: string, disposition: string): Violation | null {
  // CSP Level 2 gives the directive with its values.
  const directive = /^[a-z]{1,20}(?:-[a-z]{1,20}){1,3}(?=\s|$)/.exec(named)?.[0];
  if (directive === undefined) return null;
  return {
    directive,
    blocked: blockedOf(blocked),
    at: redactPosition(at),
    disposition: disposition === 'report' ? 'report' : 'enforce',
  };
}

const schemeAndHost = /^([a-z][a-z\d+.-]{0,30}):(?:\/\/(?:[^/@?#\s]*@)?([^/?#:\s]*))?/i;

/** Returns the host of a web address, the scheme of any other address, or the keyword of the policy. */
function blockedOf(blocked: string): string {
  const [, scheme = '', host = ''] = schemeAndHost.exec(blocked) ?? [];
  const { host: longest } = reportPolicy;
  if (/^(?:https?|wss?)$/i.test(scheme)) return redactText(host.toLowerCase().slice(0, longest), longest);
  if (scheme !== '') return `${scheme.toLowerCase()}:`;
  return /^[a-z]{1,20}(?:-[a-z]{1,20}){0,3}$/.test(blocked) ? blocked : '';
}
