import { m } from '../../../../messages/compiled/messages.js';
import { AccountSwitch } from '../account-switch';

/**
 * Switch for optional mails about trades: reminders and good news. Mails about what is owed or agreed are always sent.
 */
export function TradeMailsSwitch({ isOn }: { readonly isOn: boolean }) {
  return (
    <>
      <AccountSwitch
        setting="tradeMails"
        isOn={isOn}
        label={m.account_trade_mails()}
        hint={m.account_trade_mails_hint()}
      />
      <p className="small">{m.account_trade_mails_always()}</p>
    </>
  );
}
