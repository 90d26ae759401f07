import {
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { classes } from '../../../ui/classes';
import { LineRow } from './line-row';
import { isField, listKey } from './list-keys';
import type { RowActions } from './row-actions';
import { BoxRows, PageRows, type RowsInView } from './rows-in-view';
import styles from './rows.module.css';
import type { Selection } from '../../../ui/lists/use-selection';
import { ListHeads } from './list-heads';
import { useMedia } from '../use-media';

export interface ScanListProps {
  /** Ids in the shown order. */
  readonly ids: readonly number[];
  readonly selection: Selection;
  readonly actions: Pick<RowActions, 'change' | 'split' | 'remove' | 'confirm' | 'correct'>;
  /** Element that scrolls, or the page. */
  readonly box?: RefObject<HTMLElement | null> | undefined;
  /** Shows the check boxes also where rows are small. */
  readonly isChoosing?: boolean;
}

/** Milliseconds in which another key shows that a digit came from a hand scanner, not from a choice of a grade. */
const burstMs = 100;

/** Lines of the run. Only the visible ones are in the page, so ten thousand scroll like ten. */
export function ScanList({ ids, selection, actions, box, isChoosing = false }: ScanListProps) {
  const grid = useId();
  const hasKeys = useMedia('(any-pointer: fine)');
  const [active, setActive] = useState<number | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const scrollTo = useRef<(index: number) => void>(() => undefined);
  const grading = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepScroller = useCallback((scroll: (index: number) => void) => {
    scrollTo.current = scroll;
  }, []);
  const at = active === null ? -1 : ids.indexOf(active);
  const current = at === -1 ? ids[0] : ids[at];

  const rowActions: RowActions = useMemo(
    () => ({
      ...actions,
      toggle: selection.toggle,
      activate: (id) => {
        setActive(id);
        setWanted(null);
      },
      open: (id) => setOpen((now) => (now === id ? null : id)),
    }),
    [actions, selection.toggle],
  );

  const goToRow = (index: number, reach: boolean) => {
    const to = ids[Math.max(0, Math.min(ids.length - 1, index))];
    if (to === undefined) return;
    if (reach && current !== undefined && selection.ids.size === 0) selection.toggle(current);
    setActive(to);
    setWanted(to);
    scrollTo.current(ids.indexOf(to));
    if (reach) selection.selectTo(to);
  };
  const handleKey = (event: KeyboardEvent) => {
    const key = listKey(event);
    clearTimeout(grading.current);
    if (key === null || current === undefined) return;
    const onRow = event.target instanceof HTMLElement && event.target.role === 'row';
    // Controls within a row keep their keys. Escape returns to the row.
    if (!onRow) {
      const isButtonOfForm =
        event.target instanceof Element && event.target.closest('form') !== null && !isField(event.target);
      if (event.key !== 'Escape' || isButtonOfForm) return;
      setWanted(current);
      (event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[role="row"]') : null)?.focus();
      event.stopPropagation();
      return;
    }
    // In the dialog of the camera, Escape closes it if nothing is chosen here.
    if (key.kind === 'none' && selection.ids.size === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const targets = selection.ids.size > 0 ? ids.filter((id) => selection.ids.has(id)) : [current];
    if (key.kind === 'move') goToRow((at === -1 ? 0 : at) + key.by, key.reach);
    else if (key.kind === 'edge') goToRow(key.end ? ids.length - 1 : 0, key.reach);
    else if (key.kind === 'toggle') selection.toggle(current);
    else if (key.kind === 'all') selection.selectAll();
    else if (key.kind === 'none') selection.clear();
    else if (key.kind === 'open') rowActions.open(current);
    else if (key.kind === 'grade')
      grading.current = setTimeout(() => actions.change(targets, { grade: key.grade }), burstMs);
    else {
      const after =
        ids.slice(at + 1).find((id) => !targets.includes(id)) ??
        ids.slice(0, Math.max(0, at)).findLast((id) => !targets.includes(id)) ??
        null;
      actions.remove(targets);
      setActive(after);
      setWanted(after);
    }
  };
  const row = (index: number, measure: (element: HTMLElement | null) => void): ReactNode => {
    const line = ids[index];
    if (line === undefined) return null;
    return (
      <LineRow
        key={line}
        id={line}
        index={index}
        measure={measure}
        actions={rowActions}
        isActive={line === current}
        isChosen={selection.ids.has(line)}
        isOpen={line === open}
        wantsFocus={line === wanted}
      />
    );
  };
  const rows: RowsInView = { ids, row, onScroller: keepScroller };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a table's rows cannot come and go with the scroll
      role="grid"
      aria-label={m.scanning_list()}
      aria-describedby={hasKeys ? `${grid}-keys` : undefined}
      tabIndex={-1}
      aria-rowcount={ids.length + 1}
      aria-multiselectable="true"
      className={classes(styles['grid'], (isChoosing || selection.ids.size > 0) && styles['choosing'])}
      onKeyDown={handleKey}
    >
      {/* A phone has no keys. A browser does not report a keyboard, but one mostly comes with a mouse. */}
      {hasKeys ? (
        <p id={`${grid}-keys`} className={styles['visually-hidden']}>
          {m.scanning_list_keys()}
        </p>
      ) : null}
      <ListHeads selection={selection} count={ids.length} />
      {box === undefined ? <PageRows {...rows} /> : <BoxRows {...rows} box={box} />}
    </div>
  );
}
