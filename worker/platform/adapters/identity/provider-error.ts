/**
 * Why a provider's sign-in came to nothing, for the log: no answer, an answer that is none, a refusal of the code, a
 * token that is not to be believed. `detail` is a code (status, claim, error name), never a provider's words or a
 * secret.
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
