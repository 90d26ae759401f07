import { useEffect, useRef } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import type { ApiProblem } from '../../../lib/api';
import { problemWords } from '../../../lib/words/problem-words';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import styles from '../desk.module.css';
import { SignInAgain } from '../frame/sign-in-again';
import { useDeskTrade } from './trade-context';

/** Codes of problems that mean that the session has ended. */
const ended: ReadonlySet<ApiProblem['code']> = new Set([
  'sign-in-required',
  'account-changed',
  'second-factor-required',
]);

/** Actions of other clerks meanwhile, and failed actions, each with a button to try again. */
export function TradeNotices() {
  const { moved, forgetMoved, failed, act, putAway, isBusy } = useDeskTrade();
  const box = useRef<HTMLDivElement>(null);
  // A clerk who pressed a button far below is scrolled to the notice.
  useEffect(() => {
    if (moved !== null) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [moved]);
  if (moved === null && failed.length === 0) return null;
  return (
    <div className={styles['notices']} ref={box}>
      {moved === null ? null : (
        <Notice
          kind="waiting"
          isAnnounced
          action={
            <Button kind="outline" size="small" onClick={forgetMoved}>
              {m.desk_seen()}
            </Button>
          }
        >
          {m.desk_moved()} {moved.join(' ')}
        </Notice>
      )}
      {failed.map((action) => (
        <Notice
          key={action.key}
          kind={action.problem.code === 'offline' ? 'waiting' : 'wrong'}
          isAnnounced
          action={
            <div className={styles['buttons']}>
              {ended.has(action.problem.code) ? (
                <SignInAgain />
              ) : (
                <Button kind="outline" size="small" isBusy={isBusy(action.key)} onClick={() => void act(action)}>
                  {m.error_again()}
                </Button>
              )}
              <Button kind="quiet" size="small" onClick={() => putAway(action.key)}>
                {m.desk_put_away()}
              </Button>
            </div>
          }
        >
          <b>{action.words}</b>{' '}
          {action.problem.code === 'offline' ? m.desk_kept_offline() : problemWords(action.problem)}
        </Notice>
      ))}
    </div>
  );
}
