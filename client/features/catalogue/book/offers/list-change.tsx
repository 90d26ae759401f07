import { useEffect, useState } from 'react';
import { wordsOfForm } from '../../../../lib/form-result';
import { PageLink } from '../../../../lib/page-link';
import { Button } from '../../../../ui/buttons/button';
import { Notice } from '../../../../ui/notices/notice';
import { m } from '../../../../../messages/compiled/messages.js';
import styles from './list-change.module.css';
import type { ListChangeState } from './use-list-change';

export interface ListChangeProps {
  readonly change: ListChangeState;
  readonly done: string;
  readonly link: { readonly to: '/basket' | '/cart'; readonly words: string };
}

/** Result of a press in its place, announced politely, with a link to the list and a button to undo. */
export function ListChange({ change, done, link }: ListChangeProps) {
  const problem = useProblemWords(change.problem);
  return (
    <div aria-live="polite" className={styles['change']}>
      {change.isDone ? (
        <Notice
          kind="safe"
          action={
            <Button kind="quiet" size="small" isBusy={change.isBusy} onClick={() => void change.undo()}>
              {m.book_undo()}
            </Button>
          }
        >
          {done}{' '}
          <PageLink to={link.to} preload={false} className="text-link">
            {link.words}
          </PageLink>
        </Notice>
      ) : null}
      {problem === undefined ? null : <Notice kind="wrong">{problem}</Notice>}
    </div>
  );
}

/**
 * Returns the sentence of a problem. The many sentences are loaded with the first problem. A posted form brings its
 * own.
 */
function useProblemWords(problem: ListChangeState['problem']): string | undefined {
  const [loadedWords, setLoadedWords] = useState<{ readonly of: typeof problem; readonly words: string } | null>(null);
  useEffect(() => {
    if (problem === null) return;
    void import('../../../../lib/words/problem-words').then(
      ({ problemWords }) => setLoadedWords({ of: problem, words: problemWords(problem) }),
      // Without a network the script can't be loaded either.
      () => setLoadedWords({ of: problem, words: m.problem_offline() }),
    );
  }, [problem]);
  return loadedWords?.of === problem ? loadedWords?.words : wordsOfForm(problem);
}
