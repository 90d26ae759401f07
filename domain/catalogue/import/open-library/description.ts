import { plainText, shortenText } from '../onix/texts';
import { textOf } from './loose-json';

/** UTF-16 units of a description that the join keeps. */
const maxDescriptionUnits = 4000;

/**
 * Returns a description as plain text. People write in Markdown: links stay as their words, quotes lose their sign,
 * and notes on the source or on other volumes behind a line are left out.
 */
export function plainDescription(value: unknown): string {
  const text = textOf(value)
    .split(/\r?\n\s*-{4,}\s*\r?\n/)[0]
    ?.replace(/^\s*>\s?/gmu, '')
    .replace(/^\s*\[\d+\]:\s*\S+.*$/gmu, '')
    .replace(/\(?\[(?:source|\d+)\](?:\[\d+\])?\)?/giu, '')
    .replace(/\[([^\]]+)\]\([^)\s]*\)/gu, '$1')
    .replace(/(\*\*|__)(\S(?:.*?\S)?)\1/gu, '$2');
  return shortenText(plainText(text ?? ''), maxDescriptionUnits);
}
