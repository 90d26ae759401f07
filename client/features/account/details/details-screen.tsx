import type { ReactNode } from 'react';
import { formatMoney, formatNumber } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { FreshProof } from '../../../forms/fresh-proof/fresh-proof';
import { language } from '../../../lib/language';
import { AddressesPart } from './addresses-part';
import { CreditPart } from './credit-part';
import { DataPart } from './data-part';
import { DevicesPart } from './devices-part';
import { EventsPart } from './events-part';
import { KeptAsidePart } from './kept-aside-part';
import { PayoutPart } from './payout-part';
import { ProfilePart } from './profile-part';
import { accountClock } from '../account-clock';
import { AccountFrame, type FramePart } from '../account-frame';
import type { AccountPage } from '../account-loaders';
import type { AccountPart } from '../account-parts';
import { SafetyPart } from './safety-part';
import { TradesPart } from './trades-part';
import { useReloadOnSessionChange } from '../../../data/session/use-reload-on-session-change';
import { WatchesPart } from './watches-part';
import { WishesPart } from './wishes-part';

export interface DetailsScreenProps {
  readonly page: AccountPage;
  readonly part: AccountPart | undefined;
}

/** Account's page: trades and money first, then wishes, addresses and security. */
export function DetailsScreen({ page, part }: DetailsScreenProps) {
  useReloadOnSessionChange();
  const { account, keptAside, watches } = page;
  const clock = accountClock(account.market);
  return (
    <FreshProof>
      <AccountFrame
        title={m.account_title()}
        lead={m.account_lead({ name: account.name, day: clock(account.createdAt) })}
        base="/account-details"
        part={part}
        parts={framePartsOf(page)}
      >
        <ProfilePart account={account} clock={clock} />
        <TradesPart trades={page.trades} clock={clock} />
        <CreditPart credit={page.credit} clock={clock} />
        <WishesPart wishes={page.wishes} hasWishMails={account.wishMails} />
        {watches === null || watches.length === 0 ? null : <WatchesPart watches={watches} clock={clock} />}
        {keptAside === null || keptAside.length === 0 ? null : <KeptAsidePart items={keptAside} />}
        <AddressesPart addresses={page.addresses} />
        <PayoutPart account={account} clock={clock} />
        <SafetyPart page={page} />
        <DevicesPart sessions={page.sessions} clock={clock} />
        <EventsPart events={page.events} clock={clock} />
        <DataPart account={account} clock={clock} />
      </AccountFrame>
    </FreshProof>
  );
}

/** Returns the list of parts, with a figure where it is useful. */
function framePartsOf({ credit, watches, keptAside, addresses, sessions }: AccountPage): readonly FramePart[] {
  const lng = language();
  const figure = (count: number | undefined): ReactNode =>
    count === undefined || count === 0 ? undefined : formatNumber(count, lng);
  const [balance] = credit?.balances ?? [];
  const parts: readonly (FramePart & { readonly id: AccountPart })[] = [
    { id: 'profile', label: m.account_profile() },
    { id: 'trades', label: m.account_trades() },
    { id: 'credit', label: m.account_credit(), fact: balance === undefined ? undefined : formatMoney(balance, lng) },
    { id: 'wishes', label: m.account_wishes() },
    { id: 'watches', label: m.account_watches(), fact: figure(watches?.length) },
    { id: 'kept-aside', label: m.account_kept_aside(), fact: figure(keptAside?.length) },
    { id: 'addresses', label: m.account_addresses(), fact: figure(addresses?.length) },
    { id: 'payout', label: m.account_payout() },
    { id: 'safety', label: m.account_safety() },
    { id: 'devices', label: m.account_devices(), fact: figure(sessions?.length) },
    { id: 'events', label: m.account_events() },
    { id: 'data', label: m.account_data() },
  ];
  const empty = new Set<string>();
  if ((keptAside?.length ?? 0) === 0) empty.add('kept-aside');
  if ((watches?.length ?? 0) === 0) empty.add('watches');
  return parts.filter(({ id }) => !empty.has(id));
}
