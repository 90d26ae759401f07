import { useEffect, useRef } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import type { ApiProblem } from '../../../lib/api';
import { problemWords } from '../../../lib/words/problem-words';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import styles from '../desk.module.css';
import { SignInAgainLink } from '../frame/sign-in-again-link';
import { useDeskTrade } from './trade-context';

/** Codes of problems that mean that the session has ended. */
const signedOutCodes: ReadonlySet<ApiProblem['code']> = new Set([
  'sign-in-required',
  'account-changed',
  'second-factor-required',
]);

/** Changes of other clerks, and failed actions with a button to try again. */
export function TradeNotices() {
  const { otherChanges, dismissOtherChanges, failedActions, runAction, dismissFailure, isBusy } = useDeskTrade();
  const box = useRef<HTMLDivElement>(null);
  // The pressed button may be far below the notice.
  useEffect(() => {
    if (otherChanges !== null) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [otherChanges]);
  if (otherChanges === null && failedActions.length === 0) return null;
  return (
    <div className={styles['notices']} ref={box}>
      {otherChanges === null ? null : (
        <Notice
          kind="waiting"
          isAnnounced
          action={
            <Button kind="outline" size="small" onClick={dismissOtherChanges}>
              {m.desk_seen()}
            </Button>
          }
        >
          {m.desk_moved()} {otherChanges.join(' ')}
        </Notice>
      )}
      {failedActions.map((action) => (
        <Notice
          key={action.key}
          kind={action.problem.code === 'offline' ? 'waiting' : 'wrong'}
          isAnnounced
          action={
            <div className={styles['buttons']}>
              {signedOutCodes.has(action.problem.code) ? (
                <SignInAgainLink />
              ) : (
                <Button kind="outline" size="small" isBusy={isBusy(action.key)} onClick={() => void runAction(action)}>
                  {m.error_again()}
                </Button>
              )}
              <Button kind="quiet" size="small" onClick={() => dismissFailure(action.key)}>
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
