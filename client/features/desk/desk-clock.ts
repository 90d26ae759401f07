import { useEffect, useState } from 'react';
import { formatInstant, type InstantStyle } from '../../../domain/format';
import { defaultMarket } from '../../../domain/market/market';
import { timeZoneOf } from '../../../domain/market/time-zone';
import { language } from '../../lib/language';

/** Words an instant by the clock of the shop itself, which server and browser know alike. */
export const deskTime = (instant: string, style: InstantStyle = 'day'): string =>
  formatInstant(instant, language(), timeZoneOf(defaultMarket), style);

/** Now, as an ISO 8601 instant of when the page was opened; null until hydration. */
export function useOpenedAt(): string | null {
  const [now, setNow] = useState<string | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- the server's clock is another one
  useEffect(() => setNow(new Date(performance.timeOrigin + performance.now()).toISOString()), []);
  return now;
}
