import { m } from '../../../../messages/compiled/messages.js';
import { pageTarget } from '../../../lib/page-link';
import styles from '../state-tabs.module.css';
import { TabLink } from '../tab-link';
import { namePage } from './names/name-page';

/** Views of the catalogue at the desk, in the order of their tabs. */
const views = {
  find: {
    // Without parameters it would be a link to the open page.
    target: pageTarget({ to: '/desk/catalogue/{-$kind}/{-$key}', params: { kind: undefined, key: undefined } }),
    words: m.desk_catalogue_find,
  },
  authors: { target: pageTarget(namePage('authors')), words: m.desk_author_tab },
  series: { target: pageTarget(namePage('series')), words: m.desk_series_tab },
  publishers: { target: pageTarget(namePage('publishers')), words: m.desk_publisher_tab },
  imports: {
    target: pageTarget({ to: '/desk/catalogue/{-$kind}/{-$key}', params: { kind: 'imports', key: undefined } }),
    words: m.desk_imports,
  },
} as const;
export type CatalogueView = keyof typeof views;

/** Links between the views of the catalogue at the desk. A detail page marks the view that it belongs to. */
export function CatalogueTabs({ here }: { readonly here: CatalogueView }) {
  return (
    <nav className={styles['tabs']} aria-label={m.desk_catalogue()}>
      {Object.entries(views).map(([view, { target, words }]) => (
        <TabLink key={view} target={target} isHere={view === here}>
          {words()}
        </TabLink>
      ))}
    </nav>
  );
}
