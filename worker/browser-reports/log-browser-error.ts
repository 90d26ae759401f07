import { redactBrowserError } from '../../domain/browser-reports/redact-browser-error';
import type { BrowserError } from '../../domain/browser-reports/schemas';
import type { Ctx } from '../platform/context';

/** Logs a script error of the browser as one line `browser-error` without personal data. */
export function logBrowserError(ctx: Pick<Ctx, 'log'>, error: BrowserError): void {
  ctx.log.warn('browser-error', { ...redactBrowserError(error) });
}
