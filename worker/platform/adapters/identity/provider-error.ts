/**
 * Reason of a failed sign-in at a provider, for the log: no answer, an invalid answer, a refused code, an invalid
 * token. `detail` is a code (status, claim, error name), never the provider's text or a secret.
 */
export class ProviderError extends Error {
  readonly reason: 'unreachable' | 'slow' | 'strange-answer' | 'refused' | 'token';
  readonly detail: string;
  constructor(reason: ProviderError['reason'], detail = '') {
    super(`${reason} ${detail}`.trim());
    this.name = 'ProviderError';
    this.reason = reason;
    this.detail = detail;
  }
}
