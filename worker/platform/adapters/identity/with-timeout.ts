import { ProviderError } from './provider-error';

/** Longest wait for a provider in milliseconds. A slower one counts as down. */
export const timeoutMs = 8000;

/**
 * Returns the result of the work. Throws a ProviderError when it takes longer than `ms` milliseconds; the work itself
 * continues.
 */
export async function withTimeout<T>(work: Promise<T>, ms = timeoutMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderError('slow')), ms);
  });
  try {
    return await Promise.race([work, slow]);
  } finally {
    clearTimeout(timer);
  }
}
