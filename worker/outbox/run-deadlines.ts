/**
 * A run after an answer has 30 s (`waitUntil` of Workers) and must end within its lease (`retry-plan.ts`). It begins no
 * row after `beginMailsMs`. A row that has not reached the mailer by `handOverMs` is released. The last mail has
 * `mailMs`, so the mailer ends 35 s after the run began.
 */
export const beginMailsMs = 12_000;
export const handOverMs = 20_000;
const mailMs = 15_000;

/** Resolves as the mailer does; rejects when the mailer takes longer than a run may wait. */
export async function waitForMailer(sending: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('mail: no answer in time')), mailMs);
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}
