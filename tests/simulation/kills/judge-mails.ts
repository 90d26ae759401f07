/** A row of the outbox that must be mailed. Times are milliseconds since 1970. */
export interface MailRow {
  readonly id: string;
  readonly createdAt: number;
}

/** A mail that reached the mail server; `id` is the row's. */
export interface Arrival {
  readonly id: string;
  readonly at: number;
}

/** A start after a kill; `held` names the unsent rows that killed senders had claimed. */
export interface Restart {
  readonly at: number;
  readonly held: ReadonlySet<string>;
}

export interface MailVerdict {
  /** Rows without a mail. */
  readonly unsent: readonly string[];
  /** Rows mailed twice because a sender was killed between sending and marking the row. */
  readonly twice: readonly string[];
  /** Rows mailed again without such a kill. */
  readonly doubled: readonly string[];
  /** Rows mailed too late after they were written, or after the last restart before the mail. */
  readonly late: readonly string[];
  /** Milliseconds from writing the row to the arrival of its first mail. */
  readonly worstDelayMs: number;
  /** The same from the last restart before the mail, because no mail can be sent while the shop is down. */
  readonly worstLateMs: number;
}

/** Allowed lateness of a mail after the last kill that affected its row. */
export const maxLateMs = 120_000;

/** Checks by its mails that each row was mailed, mailed once, and mailed in time. */
export function judgeMails(
  rows: readonly MailRow[],
  arrivals: readonly Arrival[],
  restarts: readonly Restart[],
  allowedMs = maxLateMs,
): MailVerdict {
  const timesOf = new Map<string, number[]>();
  for (const { id, at } of arrivals)
    timesOf.set(
      id,
      [...(timesOf.get(id) ?? []), at].toSorted((one, other) => one - other),
    );
  const judged = rows.map(({ id, createdAt }) => {
    const times = timesOf.get(id) ?? [];
    const [first] = times;
    const before = restarts.filter(({ at }) => first !== undefined && at <= first);
    const from = Math.max(createdAt, ...before.map(({ at }) => at));
    const isExcused = times
      .slice(1)
      .every((at, earlier) =>
        restarts.some((restart) => restart.held.has(id) && restart.at <= at && restart.at > (times[earlier] ?? at)),
      );
    return { id, times, isExcused, delayMs: (first ?? 0) - createdAt, lateMs: (first ?? 0) - from };
  });
  const arrived = judged.filter(({ times }) => times.length > 0);
  const again = judged.filter(({ times }) => times.length > 1);
  const ids = (some: readonly { readonly id: string }[]) => some.map(({ id }) => id);
  return {
    unsent: ids(judged.filter(({ times }) => times.length === 0)),
    twice: ids(again.filter(({ isExcused }) => isExcused)),
    doubled: ids(again.filter(({ isExcused }) => !isExcused)),
    late: ids(arrived.filter(({ lateMs }) => lateMs > allowedMs)),
    worstDelayMs: Math.max(0, ...arrived.map(({ delayMs }) => delayMs)),
    worstLateMs: Math.max(0, ...arrived.map(({ lateMs }) => lateMs)),
  };
}
