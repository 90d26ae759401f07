import { z } from 'zod';

/** The European Central Bank's daily reference list. */
export const ecbList = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

/** Units of each currency for one euro, and the day (`YYYY-MM-DD`) of the list. */
export interface DailyRates {
  readonly day: string;
  readonly list: Readonly<Record<string, number>>;
}

/** The list of rates did not arrive or is not valid. */
export class RatesDown extends Error {}

const timeoutMs = 10_000;
/** The list has some 30 currencies in 2 kB. */
const maxLetters = 64_000;
const rateShape = /^\d{1,6}(?:\.\d{1,8})?$/;

/** Returns the list of rates. Throws RatesDown without an answer in time, or for an answer that is no such list. */
export async function fetchRates(url: string): Promise<DailyRates> {
  let text: string;
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { Accept: 'application/xml, text/xml' },
    });
    if (!answer.ok) throw new RatesDown(`the list answers ${answer.status}`);
    text = await answer.text();
  } catch (error) {
    if (error instanceof RatesDown) throw error;
    throw new RatesDown(error instanceof Error ? error.message : 'no answer');
  }
  return parseRates(text);
}

/**
 * Reads the bank's XML: one dated cube with a cube for each currency. Two days, a repeated currency or another form of
 * figure is an error.
 * @throws RatesDown
 */
export function parseRates(xml: string): DailyRates {
  if (xml.length > maxLetters) throw new RatesDown('the list is too long');
  if (!/<gesmes:Envelope\b/.test(xml)) throw new RatesDown('that is no list of the bank');
  const days = [...xml.matchAll(/<Cube\s+time=(["'])(.*?)\1\s*>/g)].map(([, , day = '']) => day);
  const [day = ''] = days;
  if (days.length !== 1 || !z.iso.date().safeParse(day).success) throw new RatesDown('the list has no day, or several');
  const list: Record<string, number> = {};
  for (const [, attributes = ''] of xml.matchAll(/<Cube\s+([^>]*\bcurrency=[^>]*?)\/?>/g)) {
    const currency = /\bcurrency=(["'])([A-Z]{3})\1/.exec(attributes)?.[2];
    const rate = /\brate=(["'])([^"']*)\1/.exec(attributes)?.[2] ?? '';
    if (currency === undefined || !rateShape.test(rate) || currency in list)
      throw new RatesDown(`the list says ${attributes.slice(0, 60)}`);
    list[currency] = Number(rate);
  }
  if (Object.keys(list).length === 0) throw new RatesDown('the list is empty');
  return { day, list };
}
