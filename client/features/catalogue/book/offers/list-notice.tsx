import { useEffect, useState } from 'react';
import { m } from '../../../../../messages/compiled/messages.js';
import { wordsOfForm } from '../../../../lib/form-result';
import { PageLink } from '../../../../lib/page-link';
import { Button } from '../../../../ui/buttons/button';
import { Notice } from '../../../../ui/notices/notice';
import type { ListChangeState } from './use-list-change';

export interface ListNoticeProps {
  readonly change: ListChangeState;
  readonly list: 'cart' | 'sell-list';
}

/** Notice that a book is on a list, with a link and a button to undo; or the reason why it is not on the list. */
export function ListNotice({ change, list }: ListNoticeProps) {
  const problem = useProblemWords(change.problem);
  return (
    <>
      {change.isDone ? (
        <Notice
          kind="safe"
          action={
            <Button kind="quiet" size="small" isBusy={change.isBusy} onClick={() => void change.undo()}>
              {m.book_undo()}
            </Button>
          }
        >
          {list === 'cart' ? m.book_in_cart() : m.book_in_basket()}{' '}
          <PageLink to={list === 'cart' ? '/cart' : '/basket'} preload={false} className="text-link">
            {list === 'cart' ? m.book_to_cart() : m.book_go_to_basket()}
          </PageLink>
        </Notice>
      ) : null}
      {problem === undefined ? null : <Notice kind="wrong">{problem}</Notice>}
    </>
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
