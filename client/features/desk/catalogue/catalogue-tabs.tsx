import { m } from '../../../../messages/compiled/messages.js';
import { pageTarget } from '../../../lib/page-link';
import styles from '../state-tabs.module.css';
import { TabLink } from '../tab-link';

/** Views of the catalogue room, in the order of their tabs. */
const views = {
  find: { target: pageTarget({ to: '/desk/catalogue/{-$kind}/{-$key}' }), words: m.desk_catalogue_find },
  imports: {
    target: pageTarget({ to: '/desk/catalogue/imports/{-$run}', params: { run: undefined } }),
    words: m.desk_imports,
  },
} as const;
export type CatalogueView = keyof typeof views;

/** Links between the views of the catalogue room. A detail page marks the view that it belongs to. */
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
