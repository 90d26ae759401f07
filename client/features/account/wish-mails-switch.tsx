import { m } from '../../../messages/compiled/messages.js';
import { AccountSwitch } from './account-switch';

/** Switch for mails about wished books that are in stock again. */
export function WishMailsSwitch({ isOn }: { readonly isOn: boolean }) {
  return (
    <AccountSwitch
      setting="wishMails"
      isOn={isOn}
      label={m.account_wishes_mails()}
      hint={m.account_wishes_mails_hint()}
    />
  );
}
