import { useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { useDeskTradeCalls } from '../../../data/desk/trade-calls';
import { Button } from '../../../ui/buttons/button';
import { Notice } from '../../../ui/notices/notice';
import styles from '../desk.module.css';
import { useDeskTrade } from './trade-context';

/** Button that cancels what is neither posted nor packed. It asks twice, because it can't be undone. */
export function CancelOrder() {
  const { trade, act, isBusy } = useDeskTrade();
  const calls = useDeskTradeCalls(trade.id);
  const [sure, setSure] = useState(false);
  if (!trade.desk.allowed.includes('cancel')) return null;
  return (
    <div className={styles['more']}>
      {sure ? (
        <Notice
          kind="waiting"
          announce
          action={
            <div className={styles['buttons']}>
              <Button
                kind="outline-take"
                size="small"
                busy={isBusy('cancel')}
                onClick={() =>
                  void act({
                    key: 'cancel',
                    words: m.desk_do_cancel(),
                    run: calls.cancel,
                  })
                }
              >
                {m.desk_cancel_yes()}
              </Button>
              <Button kind="quiet" size="small" onClick={() => setSure(false)}>
                {m.desk_cancel_no()}
              </Button>
            </div>
          }
        >
          {m.desk_cancel_sure()}
        </Notice>
      ) : (
        <Button kind="quiet" size="small" className={styles['flush']} onClick={() => setSure(true)}>
          {m.desk_cancel()}
        </Button>
      )}
    </div>
  );
}
