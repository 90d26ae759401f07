import { ProviderError } from './provider-error';

/** A provider slower than this counts as down. */
export const patienceMs = 8000;

/**
 * What the work comes to, or a ProviderError when it takes longer than a person waits. The work itself can't be called
 * off.
 */
export async function inTime<T>(work: Promise<T>, ms = patienceMs): Promise<T> {
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
