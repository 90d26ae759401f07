import { formatMoney, formatNumber } from '../../../../domain/format';
import { usedGrades } from '../../../../domain/grade';
import { copiesPolicy } from '../../../../domain/policy/copies';
import type { RunLine } from '../../../../domain/scanning/run';
import { m } from '../../../../messages/compiled/messages.js';
import { WatchOfferButton } from '../../../forms/watch-offer-button';
import { gradeHint } from '../../../lib/words/grade-words';
import { language } from '../../../lib/language';
import { offerReasonAmount, offerReasonWords } from '../../../lib/words/offer-words';
import { Button } from '../../../ui/buttons/button';
import { Stepper } from '../../../ui/buttons/stepper';
import { Sum, Sums } from '../../../ui/figures/sums';
import { Switch } from '../../../ui/fields/switch';
import { useGradeOffers } from '../answer/use-grade-offers';
import { GradeButtons } from './grade-buttons';
import { isWatchable, offerOf, titleOf } from '../line-words';
import type { RowActions } from './row-actions';
import styles from './line-more.module.css';

/** Details of a line: reasons of the amount, copies, grade, ex-library, another copy, remove. */
export function LineMore({ line, actions }: { readonly line: RunLine; readonly actions: RowActions }) {
  const offer = offerOf(line);
  const title = titleOf(line);
  const amounts = useGradeOffers(line);
  const { id } = line;
  const change = (patch: Parameters<RowActions['change']>[1]) => actions.change([id], patch);
  const next = usedGrades[(usedGrades.indexOf(line.grade) + 1) % usedGrades.length] ?? line.grade;
  return (
    <div className={styles['more']}>
      <div className={styles['choices']}>
        <div>
          <GradeButtons
            label={m.scanning_grade_of({ title })}
            grade={line.grade}
            amounts={amounts}
            onChange={(grade) => change({ grade })}
          />
        </div>
        <p className="xs">{gradeHint(line.grade)}</p>
        <div className={styles['copies']}>
          <span>{m.scanning_copies()}</span>
          <Stepper
            value={line.quantity}
            shown={formatNumber(line.quantity, language())}
            min={1}
            max={Math.max(line.quantity, copiesPolicy.perEdition)}
            label={m.scanning_copies_of({ title })}
            lessLabel={m.scanning_one_less({ title })}
            moreLabel={m.scanning_one_more({ title })}
            onChange={(quantity) => change({ quantity })}
          />
        </div>
        <Switch
          label={m.scanning_library_of()}
          checked={line.exLibrary}
          onChange={(event) => change({ exLibrary: event.target.checked })}
        />
      </div>
      <div className={styles['why']}>
        {offer === null ? null : (
          <Sums hasLeaders>
            {offer.reasons.map((reason) => (
              <Sum key={reason.code} label={offerReasonWords(reason.code)} amount={offerReasonAmount(reason)} />
            ))}
            <Sum isTotal label={m.scanning_why_sum()} amount={formatMoney(offer.amount, language())} tone="give" />
          </Sums>
        )}
        {isWatchable(line) && line.isbn !== null ? (
          <>
            <WatchOfferButton isbn={line.isbn} grade={line.grade} title={title} />
            <p className="xs">{m.watch_charity()}</p>
          </>
        ) : null}
        <div className={styles['actions']}>
          <Button kind="outline" size="small" onClick={() => actions.split(id, next)}>
            {m.scanning_another()}
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-label={m.scanning_remove_title({ title })}
            onClick={() => actions.remove([id])}
          >
            {m.scanning_remove()}
          </Button>
        </div>
      </div>
    </div>
  );
}
