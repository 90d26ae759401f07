import { useEffect, useRef, useState } from 'react';
import type { DeskTrade } from '../../../../../domain/desk/trade-schema';
import { parseIsbn } from '../../../../../domain/isbn';
import { m } from '../../../../../messages/compiled/messages.js';
import { CarriageLine } from '../../../../ui/text/carriage-line';
import { gradeName } from '../../../../lib/words/grade-words';
import { isPackingBlocked } from '../../../../../domain/trades/money/packing-blocked';
import { useDeskTradeCalls } from '../../../../data/desk/trade-calls';
import { Button } from '../../../../ui/buttons/button';
import { classes } from '../../../../ui/classes';
import { SectionHead } from '../../../../ui/text/section-head';
import styles from '../../desk.module.css';
import { ReturnedCopies } from './returned-copies';
import { deskTime } from '../../desk-clock';
import { orderStateWords } from '../../desk-words';
import { countParams } from '../../../../lib/words/count-params';
import { DispatchForm } from './dispatch-form';
import { classifyInOrder, countUnpacked, type PackedCounts } from './order-copies';
import { OrderLines } from './order-lines';
import { DispatchedParcel } from './dispatched-parcel';
import { useScans } from '../../frame/scan-context';
import { useDeskTrade } from '../trade-context';

/** Returns why an order may not be packed yet. */
function waitingWords(trade: DeskTrade): string {
  if (isPackingBlocked(trade)) return m.desk_order_held();
  return trade.desk.allowed.includes('clear-warning') ? m.desk_order_warned() : m.desk_order_waits();
}

/** Order: packed copy by copy with the scanner, dispatched, followed, and received again after a return. */
export function OrderPanel({ outbound }: { readonly outbound: NonNullable<DeskTrade['outbound']> }) {
  const { trade, runAction, isBusy } = useDeskTrade();
  const calls = useDeskTradeCalls(trade.id);
  const [packed, setPacked] = useState<PackedCounts>({});
  const { allowed } = trade.desk;
  const isPacking = allowed.includes('pack');
  const unpackedCount = countUnpacked(outbound.lines, packed);
  // Once the last copy is scanned or counted, Enter presses the button.
  const foot = useRef<HTMLDivElement>(null);
  const lastUnpackedCount = useRef(unpackedCount);
  const [isPackedHere, setIsPackedHere] = useState(false);
  useEffect(() => {
    if (unpackedCount === 0 && lastUnpackedCount.current > 0) foot.current?.querySelector('button')?.focus();
    lastUnpackedCount.current = unpackedCount;
  }, [unpackedCount]);
  const changeCount = (line: number, by: 1 | -1) =>
    setPacked((before) => ({ ...before, [line]: Math.max(0, (before[line] ?? 0) + by) }));
  useScans((code) => {
    const parsed = parseIsbn(code);
    // The panel for grading comes first: it handles the code if a copy of the parcel has it.
    if (!isPacking || !parsed.ok) return null;
    const found = classifyInOrder(outbound.lines, packed, parsed.isbn);
    if (found.kind === 'wrong') return { tone: 'wrong', words: m.desk_pack_wrong() };
    if (found.kind === 'enough') return { tone: 'wrong', words: m.desk_pack_enough(), note: found.line.book.title };
    changeCount(found.line.line, 1);
    const leftWords = unpackedCount === 1 ? m.desk_pack_all() : m.desk_pack_left(countParams(unpackedCount - 1));
    return {
      tone: 'right',
      words: found.line.book.title,
      note: `${gradeName(found.line.grade)} · ${leftWords}`,
    };
  });
  return (
    <section className={styles['block']}>
      <SectionHead
        tone="take"
        size="block"
        title={m.desk_order()}
        note={
          outbound.state === 'reserved' && !isPacking ? waitingWords(trade) : orderStateWords(outbound.state, isPacking)
        }
      />
      <OrderLines
        lines={outbound.lines}
        packed={isPacking ? packed : null}
        onCountChange={changeCount}
        shelves={new Map(trade.desk.shelves.map(({ line, shelf }) => [line, shelf]))}
      />
      {isPacking ? (
        <div className={styles['more']} ref={foot}>
          <p aria-live="polite">
            {unpackedCount === 0 ? m.desk_pack_all() : m.desk_pack_left(countParams(unpackedCount))}
          </p>
          <Button
            kind="take"
            isBusy={isBusy('pack')}
            disabled={unpackedCount > 0}
            onClick={() =>
              void runAction({
                key: 'pack',
                words: m.desk_do_pack(),
                run: calls.pack,
              }).then(setIsPackedHere)
            }
          >
            {m.desk_pack()}
          </Button>
        </div>
      ) : null}
      {allowed.includes('dispatch') ? <DispatchForm isJustPacked={isPackedHere} /> : null}
      {outbound.dispatchedAt === null ? null : (
        <p className={classes('small', styles['after'])}>
          {m.desk_dispatched_on({ day: deskTime(outbound.dispatchedAt) })} · <CarriageLine carriage={outbound} />
          {outbound.deliveredAt === null ? null : ` · ${m.desk_delivered_on({ day: deskTime(outbound.deliveredAt) })}`}
        </p>
      )}
      {allowed.includes('delivered') || allowed.includes('lost') ? <DispatchedParcel /> : null}
      {allowed.includes('came-back') ? (
        <ReturnedCopies
          lines={outbound.lines.filter(({ line }) => trade.desk.toCome.some((each) => each.line === line))}
        />
      ) : null}
    </section>
  );
}
