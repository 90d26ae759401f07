import { useState } from 'react';
import type { DeskWork } from '../../../../../domain/desk/catalogue/catalogue-schemas';
import { joinWithCommas } from '../../../../../domain/isolates';
import { m } from '../../../../../messages/compiled/messages.js';
import { useCatalogueCalls } from '../../../../data/desk/catalogue';
import { language } from '../../../../lib/language';
import { Button } from '../../../../ui/buttons/button';
import { SectionHead } from '../../../../ui/text/section-head';
import desk from '../../desk.module.css';
import { useScans } from '../../frame/scan-context';
import styles from '../catalogue.module.css';
import { CatalogueTabs } from '../catalogue-tabs';
import { Descriptions } from '../parts/descriptions';
import { FoundTable } from '../parts/found-table';
import { History } from '../parts/history';
import { WorkChoice } from '../parts/work-choice';
import { WorkForm } from './work-form';

/** Page of a work: its fields, its editions, other works to join, the descriptions, and who changed what. */
export function WorkScreen({ work: loaded }: { readonly work: DeskWork }) {
  useScans();
  const { joinWorks } = useCatalogueCalls();
  const [edited, setEdited] = useState({ loaded, work: loaded });
  const work = edited.loaded === loaded ? edited.work : loaded;
  const show = (next: DeskWork) => setEdited({ loaded, work: next });
  const [isJoining, setJoining] = useState(false);
  return (
    <>
      <header className={desk['head']}>
        <h1>{m.desk_catalogue()}</h1>
        <CatalogueTabs here="find" />
      </header>
      <div className={styles['about']}>
        <div>
          <h2>
            <bdi>{work.values.title}</bdi>
          </h2>
          <p className="small">
            <bdi>{joinWithCommas(work.values.authors, language())}</bdi>
          </p>
        </div>
      </div>
      <section className={styles['section']}>
        <SectionHead size="block" title={m.desk_catalogue_work()} />
        <WorkForm key={work.work} work={work} onAnswer={show} />
      </section>
      <section className={styles['section']}>
        <SectionHead size="block" title={m.desk_catalogue_editions()} />
        <FoundTable label={m.desk_catalogue_editions()} editions={work.editions} />
        <p className={desk['buttons']}>
          <Button kind="outline" size="small" aria-expanded={isJoining} onClick={() => setJoining(!isJoining)}>
            {m.desk_catalogue_join()}
          </Button>
        </p>
        {isJoining ? (
          <>
            <p className="small">{m.desk_catalogue_join_lead()}</p>
            <WorkChoice
              excludedWork={work.work}
              onChoose={async (from) => {
                show(await joinWorks(work.work, from));
                setJoining(false);
              }}
            />
          </>
        ) : null}
      </section>
      <Descriptions key={`${work.work} texts`} work={work.work} written={work.descriptions} />
      <History entries={work.history} />
    </>
  );
}
