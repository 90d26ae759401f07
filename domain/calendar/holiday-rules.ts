import type { Market } from '../market/market-codes';
import { equinoxesInJapan, weekdayOf } from './movable-holidays';

/** Rules for the public holidays of a market, by the law of 2026. Only holidays of the whole country are listed. */
export interface HolidayRules {
  /** The same day each year, `MM-DD`. */
  readonly fixed: readonly string[];
  /** Days after Easter Sunday; before it when negative. */
  readonly easter: readonly number[];
  /** Weekdays of a month: month, day of the week (0 is Sunday), which one in the month (-1: the last). */
  readonly weekdays: readonly (readonly [month: number, weekday: number, nth: number])[];
  /** Holidays that no other rule describes. */
  readonly own?: (year: number) => readonly string[];
  /**
   * Substitute for a holiday on a weekend. `next`: the next working day. `nearest`: the weekday beside it.
   * `after-sunday`: the next day that is no holiday, for Sundays only.
   */
  readonly substitute?: 'next' | 'nearest' | 'after-sunday';
  /** A day between two holidays is a holiday too. */
  readonly bridges?: true;
}

const [goodFriday, easterMonday, ascension, whitMonday, corpusChristi] = [-2, 1, 39, 50, 60] as const;
const [monday, thursday, friday] = [1, 4, 5] as const;

/**
 * Returns Saint Brigid's Day: the first Monday of February, or 1 February where that is a Friday.
 * @see Ireland: Organisation of Working Time Act 1997, schedule 2, as of 2022
 */
function saintBrigid(year: number): string[] {
  const firstOfFebruary = `${year}-02-01`;
  const weekday = weekdayOf(firstOfFebruary);
  if (weekday === friday) return [firstOfFebruary];
  const daysToMonday = (monday - weekday + 7) % 7;
  return [`${year}-02-0${daysToMonday + 1}`];
}

/** Returns King's Day: 27 April, or 26 April where that is a Sunday. @see Netherlands: royal decree of 2013 */
const kingsDay = (year: number) => [`${year}-04-${weekdayOf(`${year}-04-27`) === 0 ? '26' : '27'}`];

/**
 * Holiday rules by market. Regional holidays and holidays proclaimed for one year are not included. Neither are the
 * Islamic feasts of AE, which are announced when the moon has been seen.
 * @see DE the nine days of all sixteen states; AT Arbeitsruhegesetz § 7; FR Code du travail L3133-1; ES Real Decreto
 * 2001/1983 art. 45, with Epiphany, which every community keeps; IT legge 260/1949 with 151/2025 (4 October); NL
 * Algemene termijnenwet art. 3, which counts Good Friday; BE arrêté royal of 18 April 1974; PT Código do Trabalho art.
 * 234; IE `saintBrigid`; GB Banking and Financial Dealings Act 1971 and custom, as in England and Wales, where most
 * people live; PL ustawa o dniach wolnych od pracy of 1951, with Christmas Eve since 2025; US 5 U.S.C. 6103; JP Act on
 * National Holidays of 1948; AE Cabinet Resolution 27 of 2024.
 */
export const holidayRules: Readonly<Record<Market, HolidayRules>> = {
  DE: {
    fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'],
    easter: [goodFriday, easterMonday, ascension, whitMonday],
    weekdays: [],
  },
  AT: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    easter: [easterMonday, ascension, whitMonday, corpusChristi],
    weekdays: [],
  },
  FR: {
    fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
    easter: [easterMonday, ascension, whitMonday],
    weekdays: [],
  },
  ES: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
    easter: [goodFriday],
    weekdays: [],
  },
  IT: {
    fixed: ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '10-04', '11-01', '12-08', '12-25', '12-26'],
    easter: [easterMonday],
    weekdays: [],
  },
  NL: {
    fixed: ['01-01', '05-05', '12-25', '12-26'],
    easter: [goodFriday, easterMonday, ascension, whitMonday],
    weekdays: [],
    own: kingsDay,
  },
  BE: {
    fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
    easter: [easterMonday, ascension, whitMonday],
    weekdays: [],
  },
  PT: {
    fixed: ['01-01', '04-25', '05-01', '06-10', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25'],
    easter: [goodFriday, corpusChristi],
    weekdays: [],
  },
  IE: {
    fixed: ['01-01', '03-17', '12-25', '12-26'],
    easter: [easterMonday],
    weekdays: [
      [5, monday, 1],
      [6, monday, 1],
      [8, monday, 1],
      [10, monday, -1],
    ],
    own: saintBrigid,
    substitute: 'next',
  },
  GB: {
    fixed: ['01-01', '12-25', '12-26'],
    easter: [goodFriday, easterMonday],
    weekdays: [
      [5, monday, 1],
      [5, monday, -1],
      [8, monday, -1],
    ],
    substitute: 'next',
  },
  PL: {
    fixed: ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'],
    easter: [easterMonday, corpusChristi],
    weekdays: [],
  },
  US: {
    fixed: ['01-01', '06-19', '07-04', '11-11', '12-25'],
    easter: [],
    weekdays: [
      [1, monday, 3],
      [2, monday, 3],
      [5, monday, -1],
      [9, monday, 1],
      [10, monday, 2],
      [11, thursday, 4],
    ],
    substitute: 'nearest',
  },
  JP: {
    fixed: ['01-01', '02-11', '02-23', '04-29', '05-03', '05-04', '05-05', '08-11', '11-03', '11-23'],
    easter: [],
    weekdays: [
      [1, monday, 2],
      [7, monday, 3],
      [9, monday, 3],
      [10, monday, 2],
    ],
    own: equinoxesInJapan,
    substitute: 'after-sunday',
    bridges: true,
  },
  AE: { fixed: ['01-01', '12-02', '12-03'], easter: [], weekdays: [] },
};
