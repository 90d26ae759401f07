import { useState } from 'react';
import { m } from '../../../../../messages/compiled/messages.js';
import { useDeskTradeCalls } from '../../../../data/desk/trade-calls';
import { Button } from '../../../../ui/buttons/button';
import styles from '../../desk.module.css';
import { ConfirmNotice } from '../confirm-notice';
import { useDeskTrade } from '../trade-context';

/**
 * Buttons that report a dispatched parcel as delivered or lost. A loss refunds everything, so it needs a confirmation.
 */
export function DispatchedParcel() {
  const { trade, runAction, isBusy } = useDeskTrade();
  const calls = useDeskTradeCalls(trade.id);
  const [isConfirming, setConfirming] = useState(false);
  const { allowed } = trade.desk;
  return (
    <div className={styles['more']}>
      <p className={styles['buttons']}>
        {allowed.includes('delivered') ? (
          <Button
            kind="take"
            isBusy={isBusy('delivered')}
            onClick={() =>
              void runAction({
                key: 'delivered',
                words: m.desk_do_delivered(),
                run: calls.markDelivered,
              })
            }
          >
            {m.desk_delivered()}
          </Button>
        ) : null}
        {allowed.includes('lost') && !isConfirming ? (
          <Button kind="outline" onClick={() => setConfirming(true)}>
            {m.desk_lost()}
          </Button>
        ) : null}
      </p>
      {isConfirming ? (
        <ConfirmNotice
          question={m.desk_lost_sure()}
          yes={m.desk_lost_yes()}
          no={m.desk_lost_no()}
          isBusy={isBusy('lost')}
          onYes={() => void runAction({ key: 'lost', words: m.desk_do_lost(), run: calls.markLost })}
          onNo={() => setConfirming(false)}
        />
      ) : null}
    </div>
  );
}
