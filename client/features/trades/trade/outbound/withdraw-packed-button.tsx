import { useRouter } from '@tanstack/react-router';
import { declareForm } from '../../../../../domain/forms/declare-form';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { passOrderToWithdraw } from '../../../../data/trade/order-to-withdraw';
import { ActionForm } from '../../../../forms/action-form';
import { Button } from '../../../../ui/buttons/button';
import styles from '../trade.module.css';

/**
 * Button of a packed order that opens the form of `/withdraw` with the facts of the order. Without script, the body of
 * the posted form has them.
 */
export function WithdrawPackedButton({ trade: { name, number, email } }: { readonly trade: Trade }) {
  const router = useRouter();
  return (
    <div className={styles['cancel']}>
      <p className={styles['note']}>{m.trades_withdraw_packed()}</p>
      <ActionForm
        verb="declare-withdrawal"
        page="/withdraw"
        schema={declareForm}
        className={styles['buttons']}
        onSend={() => {
          passOrderToWithdraw({ name, number, email });
          return router.navigate({ to: '/withdraw' });
        }}
      >
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="email" value={email} />
        <Button type="submit" name="step" value="change" kind="outline-take">
          {m.trades_withdraw()}
        </Button>
      </ActionForm>
    </div>
  );
}
