import type { ReactNode } from 'react';

/** Placeholder in a sentence (U+FFFC, object replacement character). */
const mark = '\uFFFC';

/** Returns a sentence that contains an element, such as a link, in the place that its language gives it. */
export function wordsAround(words: (mark: string) => string, part: ReactNode): ReactNode {
  const [before = '', ...after] = words(mark).split(mark);
  return (
    <>
      {before}
      {part}
      {after.join('')}
    </>
  );
}
