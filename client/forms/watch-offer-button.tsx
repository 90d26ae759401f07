import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { UsedGrade } from '../../domain/grade';
import { m } from '../../messages/compiled/messages.js';
import { guestWatches, useWatch } from '../data/watches/watches';
import { useBusyAction } from '../lib/busy-action';
import { addressOf } from '../lib/language';
import { PageLink } from '../lib/page-link';
import { problemWords } from '../lib/words/problem-words';
import { Button } from '../ui/buttons/button';
import styles from './watch-offer-button.module.css';

export interface WatchOfferButtonProps {
  readonly isbn: string;
  /** Condition of the copy that the person wants to sell. */
  readonly grade: UsedGrade;
  readonly title: string;
}

/**
 * Button at a declined book: the shop sends a mail when it makes an offer. A guest is asked to sign in, and the book is
 * watched after that.
 */
export function WatchOfferButton({ isbn, grade, title }: WatchOfferButtonProps) {
  const { isSignedIn, isWatched, ask, remove } = useWatch(isbn);
  const [isGuestAsking, setGuestAsking] = useState(false);
  const asking = useBusyAction(() => ask(grade));
  const removing = useBusyAction(remove);
  const returnTo = useLocation({ select: ({ pathname, searchStr }) => addressOf(pathname) + searchStr });
  const askAfterSignIn = useEffectEvent(() => {
    if (guestWatches.take([isbn]).length > 0) void asking.run();
  });
  useEffect(() => {
    if (isSignedIn) askAfterSignIn();
  }, [isSignedIn]);
  const problem = asking.problem ?? removing.problem;
  const nextStep =
    isGuestAsking && !isSignedIn ? (
      <>
        <p>{m.watch_sign_in()}</p>
        <PageLink
          to="/login"
          search={{ returnTo }}
          preload={false}
          className="link"
          onClick={() => guestWatches.store(isbn)}
        >
          {m.shell_sign_in()}
        </PageLink>
      </>
    ) : (
      <Button
        kind="outline"
        size="small"
        isBusy={asking.isBusy}
        onClick={() => (isSignedIn ? void asking.run() : setGuestAsking(true))}
      >
        {m.watch_ask()}
      </Button>
    );
  return (
    <div className={styles['watch']} aria-live="polite">
      {isWatched ? (
        <>
          <p>{m.watch_asked()}</p>
          <Button
            kind="quiet"
            size="small"
            isBusy={removing.isBusy}
            aria-label={m.watch_remove_book({ title })}
            onClick={() => void removing.run()}
          >
            {m.watch_remove()}
          </Button>
        </>
      ) : (
        nextStep
      )}
      {problem === null ? null : (
        <p className={styles['problem']} role="alert">
          {problemWords(problem)}
        </p>
      )}
    </div>
  );
}
