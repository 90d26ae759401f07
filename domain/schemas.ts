import { z } from 'zod';
import { isbnShape } from './isbn-shape';
import { currencyCodes } from './money';
import { grades, usedGrades } from './grade';
import { languages } from './language';
import { subjects } from './subjects';

// Schemas of values that many features use.
export const currencySchema = z.enum(currencyCodes);
export const moneySchema = z.strictObject({ minor: z.int().brand<'Minor'>(), currency: currencySchema });
export const gradeSchema = z.enum(grades);
export const usedGradeSchema = z.enum(usedGrades);
export const languageSchema = z.enum(languages);
export const subjectSchema = z.enum(subjects);
/** An ISBN-13 in the API. */
export const isbnSchema = z.string().regex(isbnShape);
/** An instant in ISO 8601, UTC. */
export const instantSchema = z.iso.datetime();
/** A calendar day, `YYYY-MM-DD`. */
export const daySchema = z.iso.date();
