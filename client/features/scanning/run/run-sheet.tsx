import { useState } from 'react';
import { formatNumber } from '../../../../domain/format';
import { formatInstant } from '../../../../domain/formats/format-dates';
import type { Market } from '../../../../domain/market/market';
import { timeZoneOf } from '../../../../domain/market/time-zone';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { Button } from '../../../ui/buttons/button';
import { IconButton } from '../../../ui/buttons/icon-button';
import { Sheet } from '../../../ui/overlays/sheet';
import type { RunEntry } from '../store/run-view';
import styles from './run-bar.module.css';
import { countParams } from '../../../lib/words/count-params';

export interface RunSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly runs: readonly RunEntry[];
  /** Id of the shown run. */
  readonly current: string;
  /** Number of its lines, as counted in the list of runs. */
  readonly lines: number;
  readonly market: Market;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
  readonly onSave: () => void;
  /** Null while the sell list has no books to add. */
  readonly onFromBasket: (() => void) | null;
  readonly onDelete: (id: string) => void;
}

/** All runs of this device: continue one, delete one, or start another. */
export function RunSheet({
  isOpen,
  onClose,
  runs,
  current,
  lines,
  market,
  onOpen,
  onNew,
  onDelete,
  onSave,
  onFromBasket,
}: RunSheetProps) {
  const close = (then: () => void) => () => {
    then();
    onClose();
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={m.scanning_runs()} closeLabel={m.scanning_report_close()}>
      <ul className={styles['list']}>
        {runs.map((run, at) => (
          <RunRow
            key={run.id}
            run={run.id === current ? { ...run, lines } : run}
            place={runs.length - at}
            market={market}
            isCurrent={run.id === current}
            onOpen={close(() => onOpen(run.id))}
            onDelete={() => onDelete(run.id)}
          />
        ))}
      </ul>
      <p className="small">{m.scanning_runs_note()}</p>
      <div className={styles['actions']}>
        <Button kind="outline" onClick={close(onNew)}>
          {m.scanning_run_new()}
        </Button>
        {onFromBasket === null ? null : (
          <Button kind="outline" onClick={close(onFromBasket)}>
            {m.scanning_from_basket()}
          </Button>
        )}
        <Button kind="outline" onClick={close(onSave)}>
          {m.scanning_export()}
        </Button>
      </div>
    </Sheet>
  );
}

interface RunRowProps {
  readonly run: RunEntry;
  /** Replaces the name of a run without one. */
  readonly place: number;
  readonly market: Market;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

function RunRow({ run, place, market, isCurrent, onOpen, onDelete }: RunRowProps) {
  const [isAsked, setAsked] = useState(false);
  const name = run.name === '' ? m.scanning_run_unnamed({ number: formatNumber(place, language()) }) : run.name;
  const count = countParams(run.lines);
  if (isAsked) {
    return (
      <li className={styles['delete-question']}>
        <p>{m.scanning_run_delete_sure({ ...count, name })}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the pressed button is gone */}
        <Button kind="outline" size="small" autoFocus onClick={() => setAsked(false)}>
          {m.scanning_run_delete_no()}
        </Button>
        <Button kind="ink" size="small" onClick={onDelete}>
          {m.scanning_run_delete_yes()}
        </Button>
      </li>
    );
  }
  const facts = m.scanning_run_line({
    books: m.scanning_run_books(count),
    day: formatInstant(run.at, language(), timeZoneOf(market), 'day'),
  });
  return (
    <li className={styles['run']}>
      <button type="button" className={styles['open']} aria-current={isCurrent || undefined} onClick={onOpen}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{facts}</small>
      </button>
      {isCurrent ? <span className="give">{m.scanning_run_current()}</span> : null}
      <IconButton icon="close" size={20} label={m.scanning_run_delete({ name })} onClick={() => setAsked(true)} />
    </li>
  );
}
