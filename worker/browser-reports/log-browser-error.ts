import { cleanBrowserError } from '../../domain/browser-reports/clean-browser-error';
import type { BrowserError } from '../../domain/browser-reports/schemas';
import type { Ctx } from '../platform/context';

/** Writes an error of the shop's own script to the log, as one line `browser-error` without personal data. */
export function logBrowserError(ctx: Pick<Ctx, 'log'>, error: BrowserError): void {
  ctx.log.warn('browser-error', { ...cleanBrowserError(error) });
}
