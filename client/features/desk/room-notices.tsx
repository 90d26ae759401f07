import { m } from '../../../messages/compiled/messages.js';
import { problemWords } from '../../lib/problem-words';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import styles from './desk.module.css';
import { useTradeRoom } from './trade-room';

/** What others did meanwhile, and what did not go through, each with another try. */
export function RoomNotices() {
  const { moved, forgetMoved, failed, act, putAway, isBusy } = useTradeRoom();
  if (moved === null && failed.length === 0) return null;
  return (
    <div className={styles['notices']}>
      {moved === null ? null : (
        <Notice kind="waiting" announce action={<Button kind="outline" size="small" onClick={forgetMoved}>{m.desk_seen()}</Button>}>
          {m.desk_moved()} {moved.join(' ')}
        </Notice>
      )}
      {failed.map((action) => (
        <Notice
          key={action.key} kind={action.problem.code === 'offline' ? 'waiting' : 'wrong'} announce
          action={(
            <div className={styles['buttons']}>
              <Button kind="outline" size="small" busy={isBusy(action.key)} onClick={() => void act(action)}>{m.error_again()}</Button>
              <Button kind="quiet" size="small" onClick={() => putAway(action.key)}>{m.desk_put_away()}</Button>
            </div>
          )}
        >
          <b>{action.words}</b> {action.problem.code === 'offline' ? m.desk_kept_offline() : problemWords(action.problem)}
        </Notice>
      ))}
    </div>
  );
}
