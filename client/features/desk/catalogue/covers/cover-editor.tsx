import { useRef, useState } from 'react';
import type { DeskCover } from '../../../../../domain/desk/names/cover-schemas';
import { formatPercent } from '../../../../../domain/format';
import { m } from '../../../../../messages/compiled/messages.js';
import { useCoverCalls, useDeskCover, type CoverAnswer } from '../../../../data/desk/covers';
import { useBusyAction } from '../../../../lib/busy-action';
import { language } from '../../../../lib/language';
import { problemWords } from '../../../../lib/words/problem-words';
import { Cover } from '../../../../ui/books/cover';
import { Button } from '../../../../ui/buttons/button';
import { Notice } from '../../../../ui/notices/notice';
import { SectionHead } from '../../../../ui/text/section-head';
import { deskTime } from '../../desk-clock';
import styles from '../../desk.module.css';
import { shrinkPicture } from '../../shrink-picture';
import { coverTarget } from './cover-target';
import own from './cover-editor.module.css';

/** Cover of a book: a picture can be uploaded, replaced and removed. Without one the shop draws the cover. */
export function CoverEditor({ isbn }: { readonly isbn: string }) {
  const [openedIsbn, setOpenedIsbn] = useState<string | null>(null);
  return (
    <section className={styles['block']}>
      <SectionHead size="block" title={m.desk_cover()} />
      {openedIsbn === isbn ? (
        <OpenCover isbn={isbn} />
      ) : (
        <p className={own['open']}>
          <Button kind="outline" size="small" onClick={() => setOpenedIsbn(isbn)}>
            {m.desk_cover_change()}
          </Button>
        </p>
      )}
    </section>
  );
}

/** Loads the cover after the press on the button. */
function OpenCover({ isbn }: { readonly isbn: string }) {
  const { cover, setCover, problem } = useDeskCover(isbn);
  if (problem !== null) return <Notice kind="wrong">{problemWords(problem)}</Notice>;
  return cover === null ? null : <LoadedCover cover={cover} onAnswer={setCover} />;
}

interface LoadedCoverProps {
  readonly cover: DeskCover;
  readonly onAnswer: (cover: DeskCover) => void;
}

function LoadedCover({ cover, onAnswer }: LoadedCoverProps) {
  const calls = useCoverCalls(cover.isbn);
  const input = useRef<HTMLInputElement>(null);
  const [uploadedShare, setUploadedShare] = useState<number | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const [isDone, setDone] = useState(false);
  const showAnswer = ({ cover: now, problem }: CoverAnswer) => {
    onAnswer(now);
    if (problem !== null) throw problem;
    setDone(true);
  };
  const upload = useBusyAction(async (file: File) => {
    const shrunk = await shrinkPicture(file, coverTarget).catch(() => null);
    setUnreadable(shrunk === null);
    if (shrunk === null) return;
    setUploadedShare(0);
    try {
      showAnswer(await calls.upload(cover, shrunk, setUploadedShare));
    } finally {
      setUploadedShare(null);
    }
  });
  const remove = useBusyAction(async () => showAnswer(await calls.remove(cover)));
  const choose = (file: File | undefined) => {
    setDone(false);
    remove.clearProblem();
    if (file !== undefined) void upload.run(file);
  };
  const { picture } = cover;
  return (
    <div
      className={own['cover']}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        choose(event.dataTransfer.files[0]);
      }}
    >
      <Cover src={cover.cover} alt={m.desk_cover_of({ title: cover.title })} width={120} hasFold={false} />
      <div className={own['words']}>
        <p className="small">
          {picture === null ? m.desk_cover_drawn() : m.desk_cover_since({ date: deskTime(picture.changedAt) })}
        </p>
        <p className="small">{m.desk_cover_hint()}</p>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={m.desk_cover_upload()}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            choose(file);
          }}
        />
        <p className={styles['buttons']}>
          <Button kind="outline" size="small" isBusy={upload.isBusy} onClick={() => input.current?.click()}>
            {picture === null ? m.desk_cover_upload() : m.desk_cover_replace()}
          </Button>
          {picture === null ? null : (
            <Button
              kind="quiet"
              size="small"
              isBusy={remove.isBusy}
              onClick={() => {
                setDone(false);
                upload.clearProblem();
                void remove.run();
              }}
            >
              {m.desk_cover_remove()}
            </Button>
          )}
        </p>
        {uploadedShare === null ? null : (
          <output className="small">
            <progress value={uploadedShare} aria-label={m.desk_cover_sending()} />{' '}
            {formatPercent(Math.round(uploadedShare * 100) / 100, language())}
          </output>
        )}
        <CoverNotice problem={upload.problem ?? remove.problem} isUnreadable={isUnreadable} isDone={isDone} />
      </div>
    </div>
  );
}

interface CoverNoticeProps {
  readonly problem: ReturnType<typeof useBusyAction>['problem'];
  readonly isUnreadable: boolean;
  readonly isDone: boolean;
}

const coverProblemWords = (problem: NonNullable<CoverNoticeProps['problem']>): string =>
  problem.code === 'state-moved' ? m.desk_cover_moved() : problemWords(problem);

/** Result of the last change. */
function CoverNotice({ problem, isUnreadable, isDone }: CoverNoticeProps) {
  if (isUnreadable || problem !== null)
    return (
      <Notice kind={problem?.code === 'offline' ? 'waiting' : 'wrong'} isAnnounced>
        {problem === null ? m.desk_cover_unreadable() : coverProblemWords(problem)}
      </Notice>
    );
  return isDone ? (
    <Notice kind="safe" isAnnounced>
      {m.desk_cover_done()}
    </Notice>
  ) : null;
}
