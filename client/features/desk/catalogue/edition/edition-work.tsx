import { useState } from 'react';
import type { DeskEdition } from '../../../../../domain/desk/catalogue/catalogue-schemas';
import { joinWithCommas } from '../../../../../domain/isolates';
import { m } from '../../../../../messages/compiled/messages.js';
import { useCatalogueCalls } from '../../../../data/desk/catalogue';
import { useBusyAction } from '../../../../lib/busy-action';
import { language } from '../../../../lib/language';
import { PageLink } from '../../../../lib/page-link';
import { Button } from '../../../../ui/buttons/button';
import { SectionHead } from '../../../../ui/text/section-head';
import desk from '../../desk.module.css';
import { formatFigure } from '../../desk-words';
import styles from '../catalogue.module.css';
import { EditedMark } from '../parts/edited-mark';
import { FormOutcome } from '../parts/form-outcome';
import { WorkChoice } from '../parts/work-choice';

/** Work of an edition, and the buttons that move the edition to another work or to a new one. */
export function EditionWork({
  edition,
  onAnswer,
}: {
  readonly edition: DeskEdition;
  readonly onAnswer: (next: DeskEdition) => void;
}) {
  const { isbn, work, edited } = edition;
  const { editEdition, splitFromWork, releaseEditionField } = useCatalogueCalls();
  const [isMoving, setMoving] = useState(false);
  const [hasConflict, setConflict] = useState(false);
  const splitting = useBusyAction(async () => onAnswer(await splitFromWork(isbn)));
  const moveEdition = async (to: string) => {
    const { now, conflicts } = await editEdition(isbn, { work: { seen: work.work, value: to } });
    setConflict(conflicts.length > 0);
    setMoving(false);
    onAnswer(now);
  };
  const mark = edited.find(({ field }) => field === 'work');
  return (
    <section className={styles['section']}>
      <SectionHead
        size="block"
        title={m.desk_catalogue_work()}
        note={m.desk_catalogue_editions_count({ count: formatFigure(work.editions) })}
      />
      <p className={styles['work']}>
        <bdi>{work.title}</bdi> · <bdi>{joinWithCommas(work.authors, language())}</bdi>
      </p>
      {mark === undefined ? null : (
        <EditedMark edited={mark} onRelease={async (field) => onAnswer(await releaseEditionField(isbn, field))} />
      )}
      <FormOutcome outcome={hasConflict ? 'conflict' : null} problem={splitting.problem} />
      <p className={desk['buttons']}>
        <PageLink
          to="/desk/catalogue/{-$kind}/{-$key}"
          params={{ kind: 'works', key: work.work }}
          preload={false}
          className="text-link"
        >
          {m.desk_catalogue_open_work()}
        </PageLink>
        <Button kind="outline" size="small" aria-expanded={isMoving} onClick={() => setMoving(!isMoving)}>
          {m.desk_catalogue_move()}
        </Button>
        {work.editions < 2 ? null : (
          <Button kind="outline" size="small" isBusy={splitting.isBusy} onClick={() => void splitting.run()}>
            {m.desk_catalogue_part()}
          </Button>
        )}
      </p>
      {isMoving ? <WorkChoice excludedWork={work.work} onChoose={moveEdition} /> : null}
    </section>
  );
}
