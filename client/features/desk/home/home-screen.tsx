import type { DeskCounts, QueueItem } from '../../../../domain/desk/queue-schemas';
import { queueParts, queueStates, type QueuePart } from '../../../../domain/desk/queue';
import { m } from '../../../../messages/compiled/messages.js';
import { useLoadQueue } from '../../../data/desk/queue';
import { EmptyState } from '../../../ui/notices/empty-state';
import styles from '../desk.module.css';
import tabs from '../state-tabs.module.css';
import type { QueueState } from '../desk-search';
import { formatFigure, partWords, stateWords } from '../desk-words';
import { MoreButton } from '../more-button';
import { QueueTable } from './queue-table';
import { useScans } from '../frame/scan-context';
import { TabLink } from '../tab-link';
import { usePages } from '../../../data/use-pages';
import { pageTarget } from '../../../lib/page-link';
import type { ListPage } from '../../../data/list-page';

export interface HomeScreenProps {
  readonly counts: DeskCounts;
  readonly queue: ListPage<QueueItem>;
  readonly part: QueuePart;
  readonly state: QueueState | undefined;
}

/** Home of the desk: the three queues by state, oldest first. */
export function HomeScreen({ counts, queue, part, state }: HomeScreenProps) {
  useScans();
  const loadQueue = useLoadQueue();
  const pages = usePages(queue, (cursor) => loadQueue({ part, state }, cursor));
  const shownStates = queueStates[part].filter((each) => (counts[part].states[each] ?? 0) > 0 || each === state);
  return (
    <>
      <header className={styles['head']}>
        <h1>{m.desk_queue()}</h1>
        <nav className={tabs['tabs']} aria-label={m.desk_parts()}>
          {queueParts.map((each) => (
            <TabLink key={each} target={pageTarget({ to: '/desk', search: { part: each } })} isHere={each === part}>
              {partWords[each]()} <span>{formatFigure(counts[each].ready)}</span>
            </TabLink>
          ))}
        </nav>
      </header>
      <nav className={tabs['tabs']} aria-label={m.desk_states()}>
        <TabLink target={pageTarget({ to: '/desk', search: { part } })} isHere={state === undefined}>
          {m.desk_state_ready()} <span>{formatFigure(counts[part].ready)}</span>
        </TabLink>
        {shownStates.map((each) => (
          <TabLink
            key={each}
            target={pageTarget({ to: '/desk', search: { part, state: each } })}
            isHere={state === each}
          >
            {stateWords(each)} <span>{formatFigure(counts[part].states[each] ?? 0)}</span>
          </TabLink>
        ))}
      </nav>
      {pages.items.length === 0 ? (
        <EmptyState title={m.desk_queue_empty()}>
          <p>{m.desk_queue_empty_text()}</p>
        </EmptyState>
      ) : (
        <QueueTable items={pages.items} part={part} />
      )}
      <MoreButton pages={pages} />
    </>
  );
}
