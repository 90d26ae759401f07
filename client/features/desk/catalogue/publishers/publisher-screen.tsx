import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeskPublisher } from '../../../../../domain/desk/names/publisher-schemas';
import { renameForm } from '../../../../../domain/forms/desk/name-forms';
import { nameLimits } from '../../../../../domain/policy/catalogue-names';
import { m } from '../../../../../messages/compiled/messages.js';
import { usePublisherCalls } from '../../../../data/desk/publishers';
import { PageLink } from '../../../../lib/page-link';
import { SectionHead } from '../../../../ui/text/section-head';
import styles from '../../desk.module.css';
import { formatFigure } from '../../desk-words';
import { useScans } from '../../frame/scan-context';
import { CatalogueTabs } from '../catalogue-tabs';
import { RenameForm } from '../names/rename-form';
import { WorkRows } from '../names/work-rows';
import names from '../names/names.module.css';
import { ContactForm } from './contact-form';
import { History } from '../parts/history';
import { namePage } from '../names/name-page';

/** A publisher: its addresses, its name, similar names, and books. */
export function PublisherScreen({ publisher: loaded }: { readonly publisher: DeskPublisher }) {
  useScans();
  const router = useRouter();
  const [edited, setEdited] = useState({ loaded, publisher: loaded });
  const publisher = edited.loaded === loaded ? edited.publisher : loaded;
  const calls = usePublisherCalls(publisher.name);
  return (
    <>
      <header className={styles['head']}>
        <h1>
          <bdi>{publisher.name}</bdi>
        </h1>
        <CatalogueTabs here="publishers" />
      </header>
      <p className={names['facts']}>
        <span>{m.desk_author_books({ shown: formatFigure(publisher.editions) })}</span>
        <span>{m.desk_publisher_copies({ shown: formatFigure(publisher.copies) })}</span>
      </p>
      <RenameForm
        key={publisher.name}
        schema={renameForm}
        name={publisher.name}
        hint={m.desk_publisher_rename_hint()}
        wrong={() => m.desk_author_name_wrong({ most: formatFigure(nameLimits.length) })}
        onRename={async ({ to }, merge) => {
          const { name } = await calls.rename({ to, merge });
          await router.navigate({
            ...namePage('publishers', name),
            replace: true,
          });
          await router.invalidate();
        }}
      />
      <ContactForm
        // A new key replaces the entries of the form by restored addresses.
        key={`contact ${publisher.name} ${loaded.history[0]?.id ?? ''}`}
        publisher={publisher}
        onAnswer={(next) => setEdited({ loaded, publisher: next })}
      />
      {publisher.spellings.length === 0 ? null : (
        <section className={styles['block']}>
          <SectionHead size="block" title={m.desk_publisher_spellings()} />
          <ul className={names['list']}>
            {publisher.spellings.map((name) => (
              <li key={name}>
                <PageLink {...namePage('publishers', name)} preload={false} className={names['title']}>
                  <bdi>{name}</bdi>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {publisher.works.length === 0 ? null : (
        <section className={styles['block']}>
          <SectionHead size="block" title={m.desk_col_books()} />
          <WorkRows works={publisher.works} label={m.desk_col_books()} />
        </section>
      )}
      <History entries={publisher.history} />
    </>
  );
}
