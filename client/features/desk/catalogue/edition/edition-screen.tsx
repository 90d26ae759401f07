import { useState } from 'react';
import type { DeskEdition } from '../../../../../domain/desk/catalogue/catalogue-schemas';
import { joinWithCommas } from '../../../../../domain/isolates';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { PageLink } from '../../../../lib/page-link';
import { bookPage } from '../../../../lib/pages';
import { Cover } from '../../../../ui/books/cover';
import { SectionHead } from '../../../../ui/text/section-head';
import desk from '../../desk.module.css';
import { formatFigure } from '../../desk-words';
import { useScans } from '../../frame/scan-context';
import styles from '../catalogue.module.css';
import { CatalogueTabs } from '../catalogue-tabs';
import { CoverEditor } from '../covers/cover-editor';
import { Descriptions } from '../parts/descriptions';
import { History } from '../parts/history';
import { EditionForm } from './edition-form';
import { EditionWork } from './edition-work';

/** Page of an edition: its fields, its work, the descriptions, and who changed what. */
export function EditionScreen({ edition: loaded }: { readonly edition: DeskEdition }) {
  useScans();
  const [edited, setEdited] = useState({ loaded, edition: loaded });
  const edition = edited.loaded === loaded ? edited.edition : loaded;
  const show = (next: DeskEdition) => setEdited({ loaded, edition: next });
  const { isbn, cover, values, work, onHand } = edition;
  return (
    <>
      <header className={desk['head']}>
        <h1>{m.desk_catalogue()}</h1>
        <CatalogueTabs here="find" />
      </header>
      <div className={styles['about']}>
        <Cover src={cover} width={72} hasFold={false} />
        <div>
          <h2 lang={values.language}>
            <bdi>{values.title}</bdi>
          </h2>
          <p className="small">
            <bdi>{joinWithCommas(values.authors, language())}</bdi>
          </p>
          <p className="small">
            <bdi className="code">{isbn}</bdi>
          </p>
          <p className={styles['links']}>
            <PageLink {...bookPage(isbn, values.title)} preload={false} className="text-link">
              {m.desk_catalogue_in_shop()}
            </PageLink>
            <PageLink to="/desk/stock" search={{ q: isbn }} preload={false} className="text-link">
              {m.desk_stock()}: {formatFigure(onHand)}
            </PageLink>
          </p>
        </div>
      </div>
      <section className={styles['section']}>
        <SectionHead size="block" title={m.desk_catalogue_edition()} />
        <EditionForm key={isbn} edition={edition} onAnswer={show} />
      </section>
      <CoverEditor isbn={isbn} />
      <EditionWork key={`${isbn} work`} edition={edition} onAnswer={show} />
      <Descriptions key={work.work} work={work.work} written={edition.descriptions} />
      <History entries={edition.history} />
    </>
  );
}
