import { useRouter } from '@tanstack/react-router';
import type { ContactsMissing, DeskPublishers } from '../../../../../domain/desk/names/publisher-schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import type { FoundPublishers } from '../../../../data/desk/publishers';
import { EmptyState } from '../../../../ui/notices/empty-state';
import { SectionHead } from '../../../../ui/text/section-head';
import styles from '../../desk.module.css';
import { formatFigure } from '../../desk-words';
import { useScans } from '../../frame/scan-context';
import { CatalogueTabs } from '../catalogue-tabs';
import { FoundNames } from '../names/found-names';
import { NameSearch } from '../names/name-search';
import names from '../names/names.module.css';
import { namePage } from '../names/name-page';

/** Search for publishers. Without words it shows the list of those whose addresses are missing. */
export function PublishersScreen({ found, q }: { readonly found: FoundPublishers; readonly q: string }) {
  useScans();
  const router = useRouter();
  return (
    <>
      <header className={styles['head']}>
        <h1>{m.desk_publisher_tab()}</h1>
        <CatalogueTabs here="publishers" />
      </header>
      <NameSearch
        label={m.desk_publisher_find()}
        q={q}
        onSearch={(words) =>
          void router.navigate({
            ...namePage('publishers'),
            search: { q: words === '' ? undefined : words },
          })
        }
      />
      {found.items === null ? <Missing missing={found.missing} /> : <Found items={found.items} />}
    </>
  );
}

function Found({ items }: Pick<DeskPublishers, 'items'>) {
  if (items.length === 0)
    return (
      <EmptyState title={m.desk_publisher_none()}>
        <p>{m.desk_publisher_none_text()}</p>
      </EmptyState>
    );
  return (
    <FoundNames
      kind="publishers"
      label={m.desk_publisher_tab()}
      found={items.map(({ name, editions, hasContact }) => ({
        name,
        editions,
        notes: [],
        warning: hasContact ? undefined : m.desk_publisher_missing(),
      }))}
    />
  );
}

/** The list to work through: most copies for sale first. */
function Missing({ missing: { items, publishers, copies, unnamed } }: { readonly missing: ContactsMissing }) {
  return (
    <section>
      <SectionHead
        size="block"
        title={m.desk_publisher_missing()}
        note={
          publishers === 0
            ? undefined
            : m.desk_publisher_missing_sum({ publishers: formatFigure(publishers), copies: formatFigure(copies) })
        }
      />
      <p className={names['law']}>{m.desk_publisher_missing_text()}</p>
      {items.length === 0 ? (
        <EmptyState title={m.desk_publisher_all_known()} />
      ) : (
        <FoundNames
          kind="publishers"
          label={m.desk_publisher_missing()}
          found={items.map(({ name, editions, copies: ofName }) => ({
            name,
            editions,
            notes: [[m.desk_publisher_copies({ shown: formatFigure(ofName) })]],
          }))}
        />
      )}
      {unnamed === 0 ? null : (
        <p className={names['facts']}>{m.desk_publisher_unnamed({ shown: formatFigure(unnamed) })}</p>
      )}
    </section>
  );
}
