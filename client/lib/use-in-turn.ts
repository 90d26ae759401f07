import { useRef } from 'react';

/**
 * Sends changes one after the other, in the order in which they were made, so that an earlier answer never covers a
 * later change of the same list. A failed change does not hold up the next one.
 */
export function useInTurn(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (work) => {
    const mine = last.current.then(work, work);
    last.current = mine.catch(() => undefined);
    return mine;
  };
}
