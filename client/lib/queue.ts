/** Function that runs work after all work given before it, and returns its result. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a queue for changes of one thing. A change begins when the change before it has its answer, so an earlier
 * answer never replaces a later one. A failed change does not stop the next one.
 */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const task = last.then(work, work);
    last = task.catch(() => undefined);
    return task;
  };
}
