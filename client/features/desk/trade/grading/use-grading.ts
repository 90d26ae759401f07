import { useRef, useState, type RefObject } from 'react';
import type { DeskTrade } from '../../../../../domain/desk/trade-schema';
import type { Grading } from '../../../../../domain/desk/grading-schemas';
import { parseIsbn } from '../../../../../domain/isbn';
import { m } from '../../../../../messages/compiled/messages.js';
import { read } from '../../../../lib/api';
import { useApi } from '../../../../lib/use-api';
import { atLine, gradingStep, type GradingMode } from './grading-keys';
import { copyOf, ungraded, type InboundLine } from './grading-left';
import type { PhotosHandle } from './photos';
import { useScans } from '../../frame/scan-context';
import type { ScanAnswer } from '../../frame/scan-target';
import { useDeskTrade } from '../trade-context';

type Inbound = NonNullable<DeskTrade['inbound']>;

/** Returns the state of a parcel's grading, and handles its scans and keys. `book`: scanned on another page. */
export function useGrading(inbound: Inbound, book: string, photos: RefObject<PhotosHandle | null>) {
  const api = useApi();
  const { trade, act } = useDeskTrade();
  const asked = () => {
    const found = copyOf(inbound.lines, book);
    return found.kind === 'copy' ? found.line.line : null;
  };
  const [at, setAt] = useState<number | null>(asked);
  const [scannedBook, setScannedBook] = useState(book);
  const [mode, setMode] = useState<GradingMode>(atLine);
  const [unknownIsbn, setUnknownIsbn] = useState<string | null>(null);
  const [finishing, setFinishing] = useState(false);
  const done = useRef<readonly number[]>([]);
  const current = inbound.lines.find(({ line }) => line === at) ?? null;
  const left = ungraded(inbound.lines);
  const param = (line: number) => ({ id: trade.id, line: String(line) });

  const choose = (line: InboundLine | null) => {
    setMode(atLine);
    setUnknownIsbn(null);
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
  if (scannedBook !== book) {
    setScannedBook(book);
    setMode(atLine);
    setUnknownIsbn(null);
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
    setUnknownIsbn(null);
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
    setUnknownIsbn(parsed.isbn);
    return found.kind === 'graded'
      ? { tone: 'ask', words: m.desk_copy_one_more() }
      : { tone: 'wrong', words: m.desk_copy_stranger() };
  };
  const pressed = (key: string): boolean => {
    if (unknownIsbn !== null && (key === 'Enter' || key === 'Escape')) {
      if (key === 'Enter') void note({ isbn: unknownIsbn });
      setUnknownIsbn(null);
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
  return {
    at,
    current,
    left,
    mode,
    setMode,
    unknownIsbn,
    setUnknownIsbn,
    finishing,
    setFinishing,
    choose,
    send,
    undo,
    note,
  };
}
