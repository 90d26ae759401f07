import { useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { useDeskTradeCalls } from '../../../data/desk/trade-calls';
import { Button } from '../../../ui/buttons/button';
import styles from '../desk.module.css';
import { ConfirmNotice } from './confirm-notice';
import { useDeskTrade } from './trade-context';

/** Button that cancels an order that is not packed and a parcel that is not posted. It asks for confirmation. */
export function CancelOrderButton() {
  const { trade, runAction, isBusy } = useDeskTrade();
  const calls = useDeskTradeCalls(trade.id);
  const [isConfirming, setConfirming] = useState(false);
  if (!trade.desk.allowed.includes('cancel')) return null;
  return (
    <div className={styles['more']}>
      {isConfirming ? (
        <ConfirmNotice
          question={m.desk_cancel_sure()}
          yes={m.desk_cancel_yes()}
          no={m.desk_cancel_no()}
          isBusy={isBusy('cancel')}
          onYes={() => void runAction({ key: 'cancel', words: m.desk_do_cancel(), run: calls.cancel })}
          onNo={() => setConfirming(false)}
        />
      ) : (
        <Button kind="quiet" size="small" className={styles['flush']} onClick={() => setConfirming(true)}>
          {m.desk_cancel()}
        </Button>
      )}
    </div>
  );
}
