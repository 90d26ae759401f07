import { useEffect, useState } from 'react';
import { formatInstant, type InstantStyle } from '../../../domain/formats/format-dates';
import { defaultMarket } from '../../../domain/market/market';
import { timeZoneOf } from '../../../domain/market/time-zone';
import { language } from '../../lib/language';

/** Returns an instant in words by the clock of the shop, which server and browser both know. */
export const deskTime = (instant: string, style: InstantStyle = 'day'): string =>
  formatInstant(instant, language(), timeZoneOf(defaultMarket), style);

/** Returns the ISO 8601 instant at which the page was opened. Null until hydration. */
export function useOpenedAt(): string | null {
  const [now, setNow] = useState<string | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- the server's clock is another one
  useEffect(() => setNow(new Date(performance.timeOrigin + performance.now()).toISOString()), []);
  return now;
}
