import type { AccountEvent } from '../../../../domain/accounts/account-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { useEventsPage } from '../../../data/account/account-lists';
import { joinFacts } from '../../../lib/words/join-words';
import { PageLink } from '../../../lib/page-link';
import { Row, Rows } from '../../../ui/text/rows';
import { eventWords, signInMethodWords } from './event-words';
import { MoreButton } from '../more-button';
import { FailedPartNotice } from '../failed-part-notice';
import type { AccountClock } from '../account-clock';
import { AccountSection } from '../account-section';
import styles from '../account.module.css';
import { usePages } from '../../../data/use-pages';
import type { ListPage } from '../../../data/list-page';

export interface EventsPartProps {
  readonly events: ListPage<AccountEvent> | null;
  readonly clock: AccountClock;
}

/** Security events of the account, newest first, and what to do if another person caused them. */
export function EventsPart({ events, clock }: EventsPartProps) {
  return (
    <AccountSection id="events" title={m.account_events()} note={m.account_events_note()}>
      {events === null ? <FailedPartNotice /> : <Events events={events} clock={clock} />}
      <p className={styles['quiet']}>
        {m.account_events_not_you()}{' '}
        <PageLink
          to="/account-details/edit"
          search={{ part: 'password' }}
          hash="password"
          preload={false}
          className="text-link"
        >
          {m.account_events_change_password()}
        </PageLink>
      </p>
    </AccountSection>
  );
}

function Events({ events, clock }: { readonly events: ListPage<AccountEvent>; readonly clock: AccountClock }) {
  const pages = usePages(events, useEventsPage(), 6);
  return (
    <>
      <Rows label={m.account_events()}>
        {pages.items.map((event) => {
          const method = signInMethodWords(event);
          const when = clock(event.at, 'minute');
          return (
            <Row key={event.id} className={styles['event']}>
              <p>{eventWords(event)}</p>
              <p className="xs">{joinFacts(method === null ? [when] : [when, method])}</p>
            </Row>
          );
        })}
      </Rows>
      <MoreButton pages={pages} />
    </>
  );
}
