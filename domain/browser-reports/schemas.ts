import { z } from 'zod';
import { reportPolicy } from '../policy/reports';
import { languageSchema } from '../schemas';

/**
 * An error of the shop's client code. `error`: thrown. `rejection`: unhandled promise. `render`: a screen failed to
 * render. `part`: a chunk failed to load. `at` is `file:line:column` or empty.
 */
export const browserErrorSchema = z.strictObject({
  kind: z.enum(['error', 'rejection', 'render', 'part']),
  message: z.string().max(reportPolicy.message),
  at: z.string().max(reportPolicy.position),
  /** Pattern of the route, `/books/$isbn`, never the URL itself. */
  route: z.string().max(reportPolicy.route),
  version: z.string().max(reportPolicy.version),
  language: languageSchema,
});
export type BrowserError = z.infer<typeof browserErrorSchema>;

const text = z.string().catch('');
const count = z.int().min(0).max(9_999_999).catch(0);

/** A report of `report-uri` (CSP Level 2); a missing field or another type is read as empty. */
export const oldReportSchema = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': count,
    'column-number': count,
    disposition: text,
  }),
});

/** A report of `report-to` (CSP Level 3, Reporting API). */
export const newReportSchema = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    effectiveDirective: text,
    blockedURL: text,
    sourceFile: text,
    lineNumber: count,
    columnNumber: count,
    disposition: text,
  }),
});
