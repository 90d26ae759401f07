import { useMemo, useState } from 'react';
import type { LineMatch } from '../../../../domain/catalogue/book-lines/match-schemas';
import { formatNumber } from '../../../../domain/format';
import { runLimit } from '../../../../domain/scanning/run';
import { copiesOfLine, type TitleLine } from '../../../../domain/scanning/lists/title-line';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { countParams } from '../../../lib/words/count-params';
import { problemWords } from '../../../lib/words/problem-words';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import type { Added } from '../store/run-view';
import { isolateCode } from '../problem-sentences';
import { MissingLines } from './missing-lines';
import { TitleQuestion } from './title-question';
import styles from './titles.module.css';
import { useAnswers } from './use-answers';
import { useMatchedTitles } from './use-matched-titles';
import type { Titles } from './use-titles';

export interface TitleQuestionsProps {
  readonly titles: Titles;
  /** Adds the copies of a line as a book of this ISBN. Returns null if the run is full. */
  readonly onAdd: (isbn: string, line: TitleLine) => Promise<Added | null>;
  /** Removes added copies from the run. Returns false if none of them is left in it. */
  readonly onUndo: (added: Added) => Promise<boolean>;
}

type MatchedLine = Extract<LineMatch, { readonly kind: 'works' }>;

/** Returns the works that a line may mean; null where there is none, or it is not known yet. */
const worksOf = (match: LineMatch | undefined): MatchedLine | null =>
  match?.kind === 'works' && match.works.length > 0 ? match : null;

/** Asks about the waiting lines one by one, and lists those that fit no book. Adds nothing by itself. */
export function TitleQuestions({ titles, onAdd, onUndo }: TitleQuestionsProps) {
  const lines = useMemo(() => titles.lines.map(({ line }) => line), [titles.lines]);
  const { matches, problem, retry } = useMatchedTitles(lines);
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const { last, failure, answered, recordAnswer, undo } = useAnswers(titles, onUndo);

  const open = titles.lines.filter(({ line }) => worksOf(matches.get(line)) !== null);
  // Postponed questions follow all others.
  const current = open.find(({ line }) => !later.has(line)) ?? open[0];
  const match = current === undefined ? null : worksOf(matches.get(current.line));
  const missing = lines.filter((line) => matches.has(line) && worksOf(matches.get(line)) === null);
  const isLooking = problem === null && lines.some((line) => !matches.has(line));

  return (
    <div className={styles['body']}>
      {failure === null ? null : (
        <Notice kind="wrong" isAnnounced>
          {failure.kind === 'full'
            ? m.scanning_run_full(countParams(runLimit))
            : m.scanning_titles_gone({ title: failure.title })}
        </Notice>
      )}
      {last === null ? null : (
        <Notice
          kind={last.book === null ? 'plain' : 'safe'}
          isAnnounced
          action={
            <Button kind="quiet" size="small" onClick={() => void undo(last)}>
              {m.scanning_titles_undo()}
            </Button>
          }
        >
          {last.book === null ? m.scanning_titles_left() : m.scanning_titles_added({ title: last.book.title })}
        </Notice>
      )}
      {problem === null ? null : (
        <Notice
          kind="wrong"
          isAnnounced
          action={
            <Button kind="quiet" size="small" onClick={retry}>
              {m.scanning_titles_retry()}
            </Button>
          }
        >
          {problemWords(problem)}
        </Notice>
      )}
      {isLooking && current === undefined ? <output>{m.scanning_titles_looking()}</output> : null}
      {current === undefined || match === null ? null : (
        <>
          <p className={styles['progress']}>
            {m.scanning_titles_progress({
              done: formatNumber(answered + 1, language()),
              total: formatNumber(answered + lines.length - missing.length, language()),
            })}
          </p>
          <TitleQuestion
            key={current.line}
            line={current.line}
            copies={copiesOfLine(current)}
            works={match.works}
            isCertain={match.confidence === 'certain'}
            onAdd={(isbn, title) => recordAnswer({ line: current, book: { title, added: onAdd(isbn, current) } })}
            onNone={() => recordAnswer({ line: current, book: null })}
            onLater={() =>
              setLater((before) => new Set([...before].filter((each) => each !== current.line)).add(current.line))
            }
          />
        </>
      )}
      {current === undefined && !isLooking && problem === null ? (
        <output>{missing.length > 0 ? m.scanning_titles_rest() : m.scanning_titles_done()}</output>
      ) : null}
      {missing.length === 0 ? null : (
        <MissingLines
          lines={missing}
          onDrop={titles.remove}
          onNumber={(text, isbn) => {
            const line = titles.lines.find((each) => each.line === text);
            if (line !== undefined)
              recordAnswer({ line, book: { title: isolateCode(isbn), added: onAdd(isbn, line) } });
          }}
        />
      )}
      <Button kind="outline" isFull onClick={titles.close}>
        {m.scanning_report_close()}
      </Button>
    </div>
  );
}
