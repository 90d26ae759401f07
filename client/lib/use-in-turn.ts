import { useRef } from 'react';

/**
 * Returns a function that sends changes one after the other, in their order. So an earlier answer never replaces a
 * later change of the same list. A failed change does not stop the next one.
 */
export function useInTurn(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (work) => {
    const mine = last.current.then(work, work);
    last.current = mine.catch(() => undefined);
    return mine;
  };
}
