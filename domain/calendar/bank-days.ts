import { addDays } from '../time';
import { isWeekend } from './holidays';
import { easterSunday } from './movable-holidays';

/**
 * Returns `day` (`YYYY-MM-DD`), or the next day on which euros are transferred. T2 is closed on weekends, 1 January,
 * Good Friday, Easter Monday, 1 May, 25 and 26 December.
 * @see https://www.ecb.europa.eu/paym/target/t2 (T2 calendar)
 */
export function nextBankDay(day: string): string {
  let current = day;
  while (!isBankDay(current)) current = addDays(current, 1);
  return current;
}

function isBankDay(day: string): boolean {
  const easter = easterSunday(Number(day.slice(0, 4)));
  const isHoliday =
    ['01-01', '05-01', '12-25', '12-26'].includes(day.slice(5)) ||
    day === addDays(easter, -2) ||
    day === addDays(easter, 1);
  return !isWeekend(day) && !isHoliday;
}
