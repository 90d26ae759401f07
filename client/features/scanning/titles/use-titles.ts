import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { formatNumber } from '../../../../domain/format';
import { matchLimits } from '../../../../domain/policy/limits';
import { m } from '../../../../messages/compiled/messages.js';
import { counted } from '../../../lib/words/counted';
import { language } from '../../../lib/language';
import type { Reports } from '../run/use-reports';
import { openTitles, type KeptTitles } from './keep-titles';

/** Lines of titles and authors that wait until the person says which books they are. */
export interface Titles {
  readonly lines: readonly string[];
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Looks for lines that name a book in a text, and asks about them. Returns whether there are any. */
  readonly lookUp: (text: string) => Promise<boolean>;
  /** Takes lines off: they are answered. */
  readonly drop: (lines: readonly string[]) => void;
  /** Puts an answered line back to the beginning. */
  readonly putBack: (line: string) => void;
}

/** Returns the lines that wait for an answer. They stay on the device until they are answered. */
export function useTitles(say: Reports['say']): Titles {
  const [lines, setLines] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const device = useRef<KeptTitles | null>(null);
  useEffect(() => {
    let isLeft = false;
    const forget = () => {
      device.current = null;
      setLines([]);
      setOpen(false);
    };
    const start = async () => {
      const opened = await openTitles(forget);
      const kept = (await opened?.load()) ?? [];
      if (isLeft) return opened?.close();
      device.current = opened;
      setLines((now) => [...new Set([...kept, ...now])]);
    };
    void start();
    return () => {
      isLeft = true;
      device.current?.close();
      device.current = null;
    };
  }, []);
  useEffect(() => void device.current?.keep(lines), [lines]);

  const lookUp = useCallback(
    async (text: string) => {
      const { titleLines } = await import('../../../../domain/catalogue/book-lines/title-lines');
      const named = titleLines(text);
      if (named.length === 0) return false;
      setLines((now) => {
        const all = [...new Set([...now, ...named])];
        return all.slice(0, matchLimits.lines);
      });
      setOpen(true);
      const given = text.split('\n').length;
      if (named.length === matchLimits.lines && given > matchLimits.lines)
        say('wrong', m.scanning_titles_many({ most: formatNumber(matchLimits.lines, language()) }));
      return true;
    },
    [say],
  );
  const drop = useCallback((gone: readonly string[]) => {
    const dropped = new Set(gone);
    setLines((now) => now.filter((line) => !dropped.has(line)));
  }, []);
  const putBack = useCallback((line: string) => setLines((now) => [line, ...now.filter((each) => each !== line)]), []);
  return useMemo(
    () => ({ lines, isOpen, open: () => setOpen(true), close: () => setOpen(false), lookUp, drop, putBack }),
    [lines, isOpen, lookUp, drop, putBack],
  );
}

/** Returns the words of the notice about lines that wait. */
export const waitingTitles = (lines: number): string => m.scanning_titles_waiting(counted(lines));
