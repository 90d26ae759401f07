import { useEffect, useRef } from 'react';
import type { Receipt } from '../../../../domain/accounts/account-schemas';
import { formatNumber } from '../../../../domain/format';
import { formatInstant } from '../../../../domain/formats/format-dates';
import { defaultMarket, isMarket } from '../../../../domain/market/market';
import { timeZoneOf } from '../../../../domain/market/time-zone';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { PageLink } from '../../../lib/page-link';
import { Button } from '../../../ui/buttons/button';
import { buttonClass } from '../../../ui/buttons/button-class';
import { Icon } from '../../../ui/icons/icon';
import { printIcon } from '../../../ui/icons/rare-icons';
import { SectionHead } from '../../../ui/text/section-head';
import { Sum, Sums } from '../../../ui/figures/sums';
import styles from './delete.module.css';
import { KeptData } from './kept-data';

type Erased = Receipt['erased'][number]['what'];

const erasedWords: Record<Erased, () => string> = {
  profile: () => m.account_receipt_profile(),
  sessions: () => m.account_receipt_sessions(),
  'sign-ins': () => m.account_receipt_sign_ins(),
  passkeys: () => m.account_receipt_passkeys(),
  addresses: () => m.account_receipt_addresses(),
  'payout-details': () => m.account_receipt_payout(),
  basket: () => m.account_receipt_basket(),
  cart: () => m.account_receipt_cart(),
  wishes: () => m.account_receipt_wishes(),
  events: () => m.account_receipt_events(),
  consents: () => m.account_receipt_consents(),
  conversations: () => m.account_receipt_conversations(),
  'guest-lists': () => m.account_receipt_guest_lists(),
};

/** Receipt of the deletion. It stays on the screen until the page is left, and can be printed. */
export function ReceiptView({ receipt: { id, at, erased, kept } }: { readonly receipt: Receipt }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const market = kept.find((each) => isMarket(each.market))?.market;
  const zone = timeZoneOf(isMarket(market) ? market : defaultMarket);
  return (
    <div className="page">
      <div className={styles['narrow']}>
        <h1 ref={title} tabIndex={-1}>
          {m.account_receipt_title()}
        </h1>
        <p className="lead">{m.account_receipt_text()}</p>
        <p className={styles['stamp']}>
          <time dateTime={at}>{formatInstant(at, language(), zone)}</time>
          <span>
            {m.account_receipt_number()} <span className="code">{id}</span>
          </span>
        </p>
        <section className={styles['section']}>
          <SectionHead size="block" title={m.account_receipt_erased()} />
          <Sums hasLeaders>
            {erased
              .filter(({ count }) => count > 0)
              .map(({ what, count }) => (
                <Sum key={what} label={erasedWords[what]()} amount={formatNumber(count, language())} />
              ))}
          </Sums>
        </section>
        <section className={styles['section']}>
          <SectionHead size="block" title={m.account_receipt_kept()} />
          {kept.length === 0 ? (
            <p className={styles['text']}>{m.account_receipt_kept_nothing()}</p>
          ) : (
            <KeptData kept={kept} />
          )}
        </section>
        <p className={styles['buttons']}>
          <Button kind="outline" onClick={() => print()}>
            <Icon name={printIcon} size={20} /> {m.account_receipt_print()}
          </Button>
          <PageLink to="/" className={buttonClass({ kind: 'outline' })}>
            {m.account_receipt_home()}
          </PageLink>
        </p>
      </div>
    </div>
  );
}
