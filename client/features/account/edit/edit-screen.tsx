import { m } from '../../../../messages/compiled/messages.js';
import { FreshProof } from '../../../forms/fresh-proof/fresh-proof';
import { PageLink } from '../../../lib/page-link';
import { Icon } from '../../../ui/icons/icon';
import { backIcon } from '../../../ui/icons/rare-icons';
import { AddressesForm } from './addresses-form';
import { EmailForm } from './email-form';
import { NameForm } from './name-form';
import { PasskeysForm } from './passkeys-form';
import { PasswordForm, type NewPasswordField } from './password-form';
import { PayoutForm } from './payout-form';
import { PlaceForm } from './place-form';
import { accountClock } from '../account-clock';
import { AccountFrame } from '../account-frame';
import type { AccountToEdit } from '../account-loaders';
import type { EditPart } from '../account-parts';
import { AccountSection } from '../account-section';
import { SignInsForm } from './sign-ins-form';
import { useReloadOnSessionChange } from '../../../data/session/use-reload-on-session-change';
import { TradeMailsSwitch } from './trade-mails-switch';
import { WishMailsSwitch } from '../wish-mails-switch';

export interface EditScreenProps {
  readonly page: AccountToEdit;
  readonly part: EditPart | undefined;
  readonly Password: NewPasswordField;
}

const labels: Record<EditPart, () => string> = {
  name: () => m.account_name(),
  email: () => m.account_email(),
  password: () => m.account_password(),
  place: () => m.account_place(),
  addresses: () => m.account_addresses(),
  payout: () => m.account_payout(),
  passkeys: () => m.account_passkeys(),
  'sign-ins': () => m.account_sign_ins(),
  mails: () => m.account_mails(),
};

/** Page that changes the account, each part with a button of its own. */
export function EditScreen({
  page: { account, addresses, passkeys, signIns, providers },
  part,
  Password,
}: EditScreenProps) {
  useReloadOnSessionChange();
  const clock = accountClock(account.market);
  // Without a provider and without a linked sign-in, this part has no content.
  const hasSignIns = signIns === null || signIns.length > 0 || (providers?.length ?? 0) > 0;
  const parts: EditPart[] = [
    'name',
    'email',
    'password',
    'place',
    'addresses',
    'payout',
    'passkeys',
    ...(hasSignIns ? (['sign-ins'] as const) : []),
    'mails',
  ];
  const backLink = (
    <p>
      <PageLink to="/account-details" preload={false} className="link">
        <Icon name={backIcon} size={20} /> {m.account_title()}
      </PageLink>
    </p>
  );
  return (
    <FreshProof>
      <AccountFrame
        title={m.account_edit_title()}
        lead={m.account_edit_lead()}
        above={backLink}
        base="/account-details/edit"
        part={part}
        parts={parts.map((id) => ({ id, label: labels[id]() }))}
      >
        <NameForm name={account.name} />
        <EmailForm account={account} clock={clock} />
        <PasswordForm account={account} Password={Password} />
        <PlaceForm account={account} />
        <AddressesForm addresses={addresses} name={account.name} />
        <PayoutForm account={account} clock={clock} />
        <PasskeysForm account={account} passkeys={passkeys} clock={clock} />
        {hasSignIns ? <SignInsForm signIns={signIns} providers={providers} clock={clock} /> : null}
        <AccountSection needsScript id="mails" title={m.account_mails()}>
          <WishMailsSwitch isOn={account.wishMails} />
          <TradeMailsSwitch isOn={account.tradeMails} />
        </AccountSection>
      </AccountFrame>
    </FreshProof>
  );
}
