import { useRef, useState } from 'react';
import type { Grading } from '../../../../../domain/desk/grading-schemas';
import type { DeskTrade } from '../../../../../domain/desk/trade-schema';
import { parseIsbn } from '../../../../../domain/isbn';
import { m } from '../../../../../messages/compiled/messages.js';
import { read } from '../../../../lib/api';
import { useApi } from '../../../../lib/use-api';
import { Button } from '../../../../ui/buttons/button';
import { classes } from '../../../../ui/classes';
import { SectionHead } from '../../../../ui/text/section-head';
import styles from './grading.module.css';
import { deskTime } from '../../desk-clock';
import { counted } from '../../../../lib/words/counted';
import { FinishSheet } from './finish-sheet';
import { atLine, gradingStep, type GradingMode } from './grading-keys';
import { copyOf, ungraded, type InboundLine } from './grading-left';
import { GradingCopy } from './grading-copy';
import { GradingLines } from './grading-lines';
import { Photos, type PhotosHandle } from './photos';
import { useScans } from '../../frame/scan-context';
import type { ScanAnswer } from '../../frame/scan-target';
import { UnknownBook, WithoutIsbn } from './unknown-book';
import { useDeskTrade } from '../trade-context';

type Inbound = NonNullable<DeskTrade['inbound']>;

/** Panel that grades a parcel copy by copy, by scanner, keys or touch. `book`: scanned on another page. */
export function GradingPanel({ inbound, book }: { readonly inbound: Inbound; readonly book: string }) {
  const api = useApi();
  const { trade, act, isBusy } = useDeskTrade();
  const asked = () => {
    const found = copyOf(inbound.lines, book);
    return found.kind === 'copy' ? found.line.line : null;
  };
  const [at, setAt] = useState<number | null>(asked);
  const [led, setLed] = useState(book);
  const [mode, setMode] = useState<GradingMode>(atLine);
  const [stranger, setStranger] = useState<string | null>(null);
  const [finishing, setFinishing] = useState(false);
  const done = useRef<readonly number[]>([]);
  const photos = useRef<PhotosHandle>(null);
  const current = inbound.lines.find(({ line }) => line === at) ?? null;
  const left = ungraded(inbound.lines);
  const param = (line: number) => ({ id: trade.id, line: String(line) });

  const choose = (line: InboundLine | null) => {
    setMode(atLine);
    setStranger(null);
    setAt(line?.line ?? null);
  };
  const send = (line: InboundLine, grading: Grading) => {
    setMode(atLine);
    const regrade = line.state !== 'offered';
    void act({
      key: `grade ${line.line}`,
      words: m.desk_do_grade({ title: line.book.title }),
      run: async () => {
        const address = api.desk.trades[':id'].lines[':line'].grading;
        if (regrade) await read(address.$delete({ param: param(line.line) }));
        return read(address.$put({ param: param(line.line), json: grading }));
      },
    });
    done.current = [...done.current.filter((one) => one !== line.line), line.line];
  };
  // A scan on another page may open the trade that is open already.
  if (led !== book) {
    setLed(book);
    setMode(atLine);
    setStranger(null);
    setAt(asked());
  }
  const undo = () => {
    const last =
      current !== null && current.state !== 'offered'
        ? current
        : inbound.lines.find(({ line, state }) => line === done.current.at(-1) && state !== 'offered');
    if (last === undefined || last.unexpected) return;
    done.current = done.current.filter((one) => one !== last.line);
    choose(last);
    void act({
      key: `grade ${last.line}`,
      words: m.desk_do_undo({ title: last.book.title }),
      run: () => read(api.desk.trades[':id'].lines[':line'].grading.$delete({ param: param(last.line) })),
    });
  };
  const step = (by: 1 | -1) => {
    const place = inbound.lines.findIndex(({ line }) => line === at);
    choose(inbound.lines[place === -1 ? (by === 1 ? 0 : inbound.lines.length - 1) : place + by] ?? current);
  };
  const note = (what: { readonly isbn?: string; readonly words?: string }) => {
    setStranger(null);
    return act({
      key: `unexpected ${what.isbn ?? what.words}`,
      words: m.desk_do_unexpected(),
      run: () => read(api.desk.trades[':id'].unexpected.$post({ param: { id: trade.id }, json: what })),
    });
  };
  const scanned = (code: string): ScanAnswer | null => {
    const parsed = parseIsbn(code);
    if (!parsed.ok) return null;
    setFinishing(false);
    const found = copyOf(inbound.lines, parsed.isbn);
    if (found.kind === 'copy') {
      choose(found.line);
      return { tone: 'right', words: found.line.book.title, note: m.desk_copy_said() };
    }
    // A trade can be packed while its parcel is graded: the book may belong to the order.
    if (trade.desk.allowed.includes('pack') && trade.outbound?.lines.some((line) => line.book.isbn === parsed.isbn))
      return null;
    choose(null);
    setStranger(parsed.isbn);
    return found.kind === 'graded'
      ? { tone: 'ask', words: m.desk_copy_one_more() }
      : { tone: 'wrong', words: m.desk_copy_stranger() };
  };
  const pressed = (key: string): boolean => {
    if (stranger !== null && (key === 'Enter' || key === 'Escape')) {
      if (key === 'Enter') void note({ isbn: stranger });
      setStranger(null);
      return true;
    }
    const meant = gradingStep(key, mode, current === null || current.unexpected ? null : current);
    if (meant.kind === 'nothing') return false;
    if (meant.kind === 'send' && current !== null) send(current, meant.grading);
    if (meant.kind === 'mode') setMode(meant.mode);
    if (meant.kind === 'undo') undo();
    if (meant.kind === 'photo') photos.current?.open();
    if (meant.kind === 'finish' && left.length === 0) setFinishing(true);
    if (meant.kind === 'next') step(1);
    if (meant.kind === 'previous') step(-1);
    return true;
  };
  useScans(scanned, pressed);

  return (
    <section className={styles['panel']}>
      <SectionHead
        tone="give"
        size="block"
        title={m.desk_grading()}
        note={trade.desk.gradeBy === null ? undefined : m.desk_grade_by({ day: deskTime(trade.desk.gradeBy) })}
      />
      <div className={styles['bench']}>
        <div className={styles['now']}>
          {current !== null ? (
            <GradingCopy
              key={current.line}
              line={current}
              worth={trade.desk.lines.find(({ line }) => line === current.line)?.worth ?? []}
              mode={mode}
              busy={isBusy(`grade ${current.line}`)}
              onMode={setMode}
              onGrade={(grading) => send(current, grading)}
              onUndo={undo}
            >
              <Photos ref={photos} line={current} />
            </GradingCopy>
          ) : stranger !== null ? (
            <UnknownBook
              isbn={stranger}
              busy={isBusy(`unexpected ${stranger}`)}
              onNote={() => void note({ isbn: stranger })}
              onDrop={() => setStranger(null)}
            />
          ) : (
            <div className={styles['idle']}>
              <p>{left.length === 0 ? m.desk_grading_done() : m.desk_grading_scan()}</p>
              <p className="small">{m.desk_grading_keys()}</p>
            </div>
          )}
          <WithoutIsbn onNote={(words) => note({ words })} />
        </div>
        <GradingLines lines={inbound.lines} at={at} onChoose={choose} />
      </div>
      <div className={classes(styles['foot'], left.length === 0 && styles['over'])}>
        <p className={styles['left']} aria-live="polite">
          {left.length === 0 ? m.desk_left_none() : m.desk_left(counted(left.length))}
        </p>
        <Button kind="give" disabled={left.length > 0} onClick={() => setFinishing(true)}>
          {m.desk_finish()} <kbd>F</kbd>
        </Button>
      </div>
      <FinishSheet open={finishing} onClose={() => setFinishing(false)} />
    </section>
  );
}
