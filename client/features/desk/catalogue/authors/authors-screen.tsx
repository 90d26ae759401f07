import { useRouter } from '@tanstack/react-router';
import type { DeskAuthors } from '../../../../../domain/desk/names/author-schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { EmptyState } from '../../../../ui/notices/empty-state';
import styles from '../../desk.module.css';
import { useScans } from '../../frame/scan-context';
import { CatalogueTabs } from '../catalogue-tabs';
import { FoundNames } from '../names/found-names';
import { NameSearch } from '../names/name-search';
import { namePage } from '../names/name-page';

/** Other names of an author that a search shows; the author's page has them all. */
const shownNames = 5;

/** Search for authors by a name in any script. */
export function AuthorsScreen({ found, q }: { readonly found: DeskAuthors; readonly q: string }) {
  useScans();
  const router = useRouter();
  return (
    <>
      <header className={styles['head']}>
        <h1>{m.desk_author_tab()}</h1>
        <CatalogueTabs here="authors" />
      </header>
      <NameSearch
        label={m.desk_author_find()}
        hint={m.desk_author_find_hint()}
        q={q}
        onSearch={(words) =>
          void router.navigate({
            ...namePage('authors'),
            search: { q: words },
          })
        }
      />
      {found.items.length === 0 ? null : (
        <FoundNames
          kind="authors"
          label={m.desk_author_tab()}
          found={found.items.map(({ names, titles, ...each }) => ({
            ...each,
            notes: [names.slice(0, shownNames), titles],
          }))}
        />
      )}
      {q !== '' && found.items.length === 0 ? (
        <EmptyState title={m.desk_author_none()}>
          <p>{m.desk_author_none_text()}</p>
        </EmptyState>
      ) : null}
    </>
  );
}
