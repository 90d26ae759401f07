import { useRouter } from '@tanstack/react-router';
import type { DeskAuthors } from '../../../../../domain/desk/names/author-schemas';
import { joinWithCommas } from '../../../../../domain/isolates';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { PageLink } from '../../../../lib/page-link';
import { EmptyState } from '../../../../ui/notices/empty-state';
import styles from '../../desk.module.css';
import { formatFigure } from '../../desk-words';
import { useScans } from '../../frame/scan-context';
import { Scroll } from '../../scroll';
import { CatalogueTabs } from '../catalogue-tabs';
import { LookUp } from '../names/look-up';

/** Look-up of authors by a name in any script. */
export function AuthorsScreen({ found, q }: { readonly found: DeskAuthors; readonly q: string }) {
  useScans();
  const router = useRouter();
  return (
    <>
      <header className={styles['head']}>
        <h1>{m.desk_author_tab()}</h1>
        <CatalogueTabs here="authors" />
      </header>
      <LookUp
        label={m.desk_author_find()}
        hint={m.desk_author_find_hint()}
        q={q}
        onLook={(words) =>
          void router.navigate({
            to: '/desk/catalogue/$room/{-$name}',
            params: { room: 'authors' },
            search: { q: words },
          })
        }
      />
      {found.items.length === 0 ? null : (
        <Scroll label={m.desk_author_tab()}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{m.desk_author_col()}</th>
                <th scope="col">{m.desk_author_names()}</th>
                <th scope="col" className={styles['figure']}>
                  {m.desk_col_books()}
                </th>
                <th scope="col">{m.desk_author_titles()}</th>
              </tr>
            </thead>
            <tbody>
              {found.items.map(({ name, names, editions, titles }) => (
                <tr key={name}>
                  <th scope="row">
                    <PageLink
                      to="/desk/catalogue/$room/{-$name}"
                      params={{ room: 'authors', name }}
                      preload={false}
                      dir="auto"
                    >
                      {name}
                    </PageLink>
                  </th>
                  <td>
                    <bdi>{joinWithCommas(names, language())}</bdi>
                  </td>
                  <td className={styles['figure']}>{formatFigure(editions)}</td>
                  <td>
                    <bdi>{joinWithCommas(titles, language())}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {q !== '' && found.items.length === 0 ? (
        <EmptyState title={m.desk_author_none()}>
          <p>{m.desk_author_none_text()}</p>
        </EmptyState>
      ) : null}
    </>
  );
}
