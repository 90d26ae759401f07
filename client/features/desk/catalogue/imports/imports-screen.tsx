import { useRouter } from '@tanstack/react-router';
import type { DeskImport } from '../../../../../domain/desk/imports/desk-import-schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { useLoadImports } from '../../../../data/desk/imports';
import { pageTarget } from '../../../../lib/page-link';
import { EmptyState } from '../../../../ui/notices/empty-state';
import { SectionHead } from '../../../../ui/text/section-head';
import desk from '../../desk.module.css';
import { useScans } from '../../frame/scan-context';
import { MoreButton } from '../../more-button';
import { usePages } from '../../../../data/use-pages';
import { CatalogueTabs } from '../catalogue-tabs';
import { ImportFile } from './import-file';
import { ImportList } from './import-list';
import { openBookFile } from './sending/open-book-file';
import type { OpenFile } from './sending/import-stage';
import type { ListPage } from '../../../../data/list-page';

export interface ImportsScreenProps {
  readonly list: ListPage<DeskImport>;
  /** Reads a file; tests give a reader of their own. */
  readonly openFile?: OpenFile;
}

/** Imports into the catalogue and the stock: the import of a file, and the list of all of them. */
export function ImportsScreen({ list, openFile = openBookFile }: ImportsScreenProps) {
  useScans();
  const router = useRouter();
  const pages = usePages(list, useLoadImports());
  const toReport = (run: string) =>
    void router.navigate({
      ...pageTarget({ to: '/desk/catalogue/{-$kind}/{-$key}', params: { kind: 'imports', key: run } }),
    });
  return (
    <>
      <header className={desk['head']}>
        <h1>{m.desk_catalogue()}</h1>
        <CatalogueTabs here="imports" />
      </header>
      <ImportFile openFile={openFile} onChecked={() => void router.invalidate()} onEnded={toReport} />
      <section className={desk['block']}>
        <SectionHead size="block" title={m.desk_imports_all()} />
        {pages.items.length === 0 ? (
          <EmptyState title={m.desk_imports_none()}>
            <p>{m.desk_imports_none_text()}</p>
          </EmptyState>
        ) : (
          <ImportList items={pages.items} />
        )}
        <MoreButton pages={pages} />
      </section>
    </>
  );
}
