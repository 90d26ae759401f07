import type { Reply } from './reply';
import { SmtpError } from './smtp-error';

/**
 * Requires one of the expected codes.
 * @throws SmtpError with the code, and with the enhanced code that says more: `550 5.1.1` is an unknown mailbox
 */
export function expectReply({ code, enhanced }: Reply, ...expected: readonly number[]): void {
  if (!expected.includes(code)) throw new SmtpError(enhanced === null ? `${code}` : `${code} ${enhanced}`, code);
}
