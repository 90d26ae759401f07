import type { ReactNode } from 'react';

/** Stands in a sentence for what is no text (U+FFFC is meant for that). */
const mark = '\uFFFC';

/** A sentence with something in it that is more than text, such as a link, where its language puts it. */
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
