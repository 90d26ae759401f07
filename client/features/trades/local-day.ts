/** The calendar day, `YYYY-MM-DD`, of an instant by the clock of a time zone. */
export function localDay(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(Date.parse(instant));
}
