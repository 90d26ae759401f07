import { useRouter } from '@tanstack/react-router';
import { seriesName } from '../../../../../domain/catalogue/series';
import type { DeskSeriesList } from '../../../../../domain/desk/names/series-schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { PageLink } from '../../../../lib/page-link';
import { buttonClass } from '../../../../ui/buttons/button-class';
import { EmptyState } from '../../../../ui/notices/empty-state';
import styles from '../../desk.module.css';
import { useScans } from '../../frame/scan-context';
import { CatalogueTabs } from '../catalogue-tabs';
import { FoundNames } from '../names/found-names';
import { NameSearch } from '../names/name-search';
import { namePage } from '../names/name-page';

/** Search for series. An unknown name can start a new series. */
export function SeriesListScreen({ found, q }: { readonly found: DeskSeriesList; readonly q: string }) {
  useScans();
  const router = useRouter();
  const begun = seriesName(q);
  return (
    <>
      <header className={styles['head']}>
        <h1>{m.desk_series_tab()}</h1>
        <CatalogueTabs here="series" />
      </header>
      <NameSearch
        label={m.desk_series_find()}
        q={q}
        onSearch={(words) =>
          void router.navigate({
            ...namePage('series'),
            search: { q: words },
          })
        }
      />
      {found.items.length === 0 ? null : (
        <FoundNames
          kind="series"
          label={m.desk_series_tab()}
          found={found.items.map(({ titles, ...each }) => ({ ...each, notes: [titles] }))}
        />
      )}
      {q !== '' && found.items.length === 0 ? (
        <EmptyState
          title={m.desk_series_none()}
          actions={
            begun === null ? undefined : (
              <PageLink {...namePage('series', begun)} preload={false} className={buttonClass({ kind: 'outline' })}>
                {m.desk_series_begin()}
              </PageLink>
            )
          }
        >
          <p>{m.desk_series_none_text()}</p>
        </EmptyState>
      ) : null}
    </>
  );
}
