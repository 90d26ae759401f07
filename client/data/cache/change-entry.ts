import { ApiProblem } from '../../lib/api';
import { createQueue, type Queue } from '../../lib/queue';
import type { Entry } from './resource';
import { announce } from './topics';

/** The queue of each entry. */
const queues = new WeakMap<object, Queue>();

function queueOf(entry: object): Queue {
  const queue = queues.get(entry) ?? createQueue();
  queues.set(entry, queue);
  return queue;
}

/**
 * Changes an entry by `work`, after the changes before it, and announces the change. `work` calls the shop and gives
 * the new value to `receive`. After a conflict (409) the value is loaded again.
 */
export async function changeEntry<Value, Answer>(entry: Entry<Value>, work: () => Promise<Answer>): Promise<Answer> {
  const resume = entry.pause();
  let isOutdated = false;
  try {
    return await queueOf(entry)(async () => {
      const answer = await work();
      if (entry.announces !== undefined) announce(entry.announces, entry);
      return answer;
    });
  } catch (error) {
    isOutdated = entry.announces !== undefined && error instanceof ApiProblem && error.status === 409;
    throw error;
  } finally {
    resume(isOutdated);
  }
}
