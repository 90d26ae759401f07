import { addDays } from '../time';
import { isWeekend } from './holidays';
import { easterSunday } from './movable';

/**
 * The day itself, or the next one, on which euros are transferred: the calendar of T2, for whom Good Friday, Easter
 * Monday and 1 May are closed everywhere.
 */
export function bankDayFrom(day: string): string {
  let at = day;
  while (!isBankDay(at)) at = addDays(at, 1);
  return at;
}

function isBankDay(day: string): boolean {
  const easter = easterSunday(Number(day.slice(0, 4)));
  const closed =
    ['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5)) ||
    day === addDays(easter, -2) ||
    day === addDays(easter, 1);
  return !isWeekend(day) && !closed;
}
