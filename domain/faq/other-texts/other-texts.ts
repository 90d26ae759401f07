import type { Language } from '../../language';
import * as ar from './ar';
import * as de from './de';
import * as en from './en';
import * as es from './es';
import * as fr from './fr';
import * as it from './it';
import * as ja from './ja';
import * as nl from './nl';
import * as pl from './pl';
import * as pt from './pt';

interface OtherTexts {
  readonly requests: readonly string[];
  readonly tasks: readonly string[];
}

/**
 * Texts that are no question about the shop. The index of questions learns from them what such texts have in common, so
 * that a request for books is not answered by a question that shares some words.
 */
export const otherTexts: Readonly<Record<Language, OtherTexts>> = { ar, de, en, es, fr, it, ja, nl, pl, pt };
