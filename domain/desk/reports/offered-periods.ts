/** A month (`2026-11`) or a quarter (`2026-Q4`). */
export const periodPattern = /^(?<year>20\d{2})-(?:Q(?<quarter>[1-4])|(?<month>0[1-9]|1[0-2]))$/;

/** Returns the quarter of a day (`YYYY-MM-DD`) or of a month (`YYYY-MM`). */
export function quarterOfDay(day: string): string {
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
}

/** Number of quarters, and of months, that the desk offers. Two years: what a tax adviser asks for. */
const offered = { quarters: 8, months: 24 } as const;

/** Returns the quarters and months that the desk offers on a day, the newest first. */
export function offeredPeriods(today: string): { readonly quarters: string[]; readonly months: string[] } {
  const monthNumber = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const months = Array.from({ length: offered.months }, (_, back) => {
    const month = monthNumber - back;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
  return { quarters: [...new Set(months.map(quarterOfDay))].slice(0, offered.quarters), months };
}
