import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { DeskAuthor } from '../../../../../domain/desk/names/author-schemas';
import { renameForm } from '../../../../../domain/forms/desk/name-forms';
import { joinWithCommas } from '../../../../../domain/isolates';
import { nameLimits } from '../../../../../domain/policy/catalogue-names';
import { m } from '../../../../../messages/compiled/messages.js';
import { useAuthorCalls } from '../../../../data/desk/authors';
import { language } from '../../../../lib/language';
import { Notice } from '../../../../ui/notices/notice';
import { SectionHead } from '../../../../ui/text/section-head';
import styles from '../../desk.module.css';
import { formatFigure } from '../../desk-words';
import { useScans } from '../../frame/scan-context';
import { CatalogueTabs } from '../catalogue-tabs';
import { RenameForm } from '../names/rename-form';
import { WorkRows } from '../names/work-rows';
import names from '../names/names.module.css';
import { History } from '../parts/history';
import { OtherNames } from './other-names';
import { namePage } from '../names/name-page';

/** An author: rename or join, other names, works. */
export function AuthorScreen({ author: loaded }: { readonly author: DeskAuthor }) {
  useScans();
  const router = useRouter();
  const [edited, setEdited] = useState({ loaded, author: loaded });
  const author = edited.loaded === loaded ? edited.author : loaded;
  const calls = useAuthorCalls(author.name);
  const spellings = author.spellings.map(({ name, editions }) => `${name} (${formatFigure(editions)})`);
  return (
    <>
      <header className={styles['head']}>
        <h1>
          <bdi>{author.name}</bdi>
        </h1>
        <CatalogueTabs here="authors" />
      </header>
      <p className={names['facts']}>
        <span>{m.desk_author_books({ shown: formatFigure(author.editions) })}</span>
      </p>
      {spellings.length < 2 ? null : (
        <Notice kind="plain">{m.desk_author_spellings({ names: joinWithCommas(spellings, language()) })}</Notice>
      )}
      <RenameForm
        key={author.name}
        schema={renameForm}
        name={author.name}
        hint={m.desk_author_rename_hint()}
        wrong={() => m.desk_author_name_wrong({ most: formatFigure(nameLimits.length) })}
        canKeepOld
        onRename={async (entered, merge) => {
          const { name } = await calls.rename({ ...entered, merge });
          await router.navigate({
            ...namePage('authors', name),
            replace: true,
          });
          await router.invalidate();
        }}
      />
      <OtherNames author={author} onAnswer={(next) => setEdited({ loaded, author: next })} />
      <section className={styles['block']}>
        <SectionHead size="block" title={m.desk_author_works()} note={author.isCut ? m.desk_author_cut() : undefined} />
        <WorkRows works={author.works} label={m.desk_author_works()} />
      </section>
      <History entries={author.history} />
    </>
  );
}
