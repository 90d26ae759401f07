import { useState } from 'react';
import type { LineMatch } from '../../../../domain/catalogue/book-lines/match-schemas';
import { formatNumber } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { problemWords } from '../../../lib/words/problem-words';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import { TitleQuestion } from './title-question';
import styles from './titles.module.css';
import { useMatchedTitles } from './use-matched-titles';
import type { Titles } from './use-titles';

export interface WhichOfTheseProps {
  readonly titles: Titles;
  /** Adds a book to the run. */
  readonly onAdd: (isbn: string) => void;
  /** Undoes the last addition. */
  readonly onUndo: () => void;
}

/** What the person did last, so that it can be undone. */
interface Done {
  readonly line: string;
  /** The title that was added; null for "none of these". */
  readonly title: string | null;
}

type MatchedLine = Extract<LineMatch, { readonly kind: 'works' }>;

/** Returns the works that a line may mean; null where there is none, or it is not known yet. */
const worksOf = (match: LineMatch | undefined): MatchedLine | null =>
  match?.kind === 'works' && match.works.length > 0 ? match : null;

/** Asks about the waiting lines one by one, and lists those that fit no book. Adds nothing by itself. */
export function WhichOfThese({ titles, onAdd, onUndo }: WhichOfTheseProps) {
  const { lines, drop, putBack } = titles;
  const { matches, problem, retry } = useMatchedTitles(lines);
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const [answered, setAnswered] = useState(0);
  const [last, setLast] = useState<Done | null>(null);

  const open = lines.filter((line) => worksOf(matches.get(line)) !== null);
  // Those put off come after all others.
  const current = open.find((line) => !later.has(line)) ?? open[0];
  const match = current === undefined ? null : worksOf(matches.get(current));
  const missing = lines.filter((line) => matches.has(line) && worksOf(matches.get(line)) === null);
  const isLooking = problem === null && lines.some((line) => !matches.has(line));

  const end = (line: string, title: string | null) => {
    setLast({ line, title });
    setAnswered((before) => before + 1);
    drop([line]);
  };
  const undo = (done: Done) => {
    if (done.title !== null) onUndo();
    putBack(done.line);
    setAnswered((before) => before - 1);
    setLast(null);
  };
  return (
    <div className={styles['body']}>
      {last === null ? null : (
        <Notice
          kind={last.title === null ? 'plain' : 'safe'}
          announce
          action={
            <Button kind="quiet" size="small" onClick={() => undo(last)}>
              {m.scanning_titles_undo()}
            </Button>
          }
        >
          {last.title === null ? m.scanning_titles_left() : m.scanning_titles_added({ title: last.title })}
        </Notice>
      )}
      {problem === null ? null : (
        <Notice
          kind="wrong"
          announce
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
            key={current}
            line={current}
            works={match.works}
            isCertain={match.confidence === 'certain'}
            onAdd={(isbn, title) => {
              onAdd(isbn);
              end(current, title);
            }}
            onNone={() => end(current, null)}
            onLater={() => setLater((before) => new Set([...before].filter((each) => each !== current)).add(current))}
          />
        </>
      )}
      {current === undefined && !isLooking && problem === null ? (
        <output>{missing.length > 0 ? m.scanning_titles_rest() : m.scanning_titles_done()}</output>
      ) : null}
      {missing.length === 0 ? null : <MissingLines lines={missing} onDrop={drop} />}
      <Button kind="outline" full onClick={titles.close}>
        {m.scanning_report_close()}
      </Button>
    </div>
  );
}

/** Lines that fit no book of the catalogue, with the way out. */
function MissingLines({
  lines,
  onDrop,
}: {
  readonly lines: readonly string[];
  readonly onDrop: (lines: readonly string[]) => void;
}) {
  return (
    <section className={styles['missing']}>
      <h3>{m.scanning_titles_missing()}</h3>
      <p>{m.scanning_titles_missing_text()}</p>
      <ul>
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
      <Button kind="quiet" size="small" onClick={() => onDrop(lines)}>
        {m.scanning_titles_missing_clear()}
      </Button>
    </section>
  );
}
