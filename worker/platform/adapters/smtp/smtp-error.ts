/**
 * A mail that the server did not accept. The text holds our own words or the server's codes, never the server's words:
 * those often repeat addresses, and errors are logged.
 */
export class SmtpError extends Error {
  /** The server's reply code (RFC 5321, 4.2), or null when no reply was the reason. */
  readonly code: number | null;

  constructor(reason: string, code: number | null = null) {
    super(`smtp: ${reason}`);
    this.code = code;
  }
}
