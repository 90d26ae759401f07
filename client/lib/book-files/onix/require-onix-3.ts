import { UnreadableFileError } from '../unreadable-file-error';
import { localName } from './record-builder';

/** Returns whether the first element of a file is that of an ONIX message, with reference names or short tags. */
export const isMessageTag = (tag: string) => /^ONIXmessage$/i.test(localName(tag));

/**
 * Requires that a file is ONIX 3. `tag` and `attributes` are those of its first element, `doctype` is the text of its
 * DOCTYPE, which names the release of an older message; empty when it has none.
 * @throws UnreadableFileError `unknown-format` for other XML, `old-onix` for another release
 */
export function requireOnix3(tag: string, attributes: Readonly<Record<string, string>>, doctype: string): void {
  if (!isMessageTag(tag))
    throw new UnreadableFileError(
      'unknown-format',
      `The file is XML, but no ONIX: its first element is ${localName(tag)}.`,
    );
  const release = attributes.release ?? '';
  const isRelease3 = release === '' ? /\/onix\/3\./.test(attributes.xmlns ?? '') : release.startsWith('3.');
  if (isRelease3) return;
  const olderRelease = release || /onix\/(\d\.\d)/.exec(doctype)?.[1] || '';
  const named = olderRelease === '' ? 'ONIX without a release, as 2.1 and older are' : `ONIX ${olderRelease}`;
  throw new UnreadableFileError('old-onix', `The file is ${named}. The import reads ONIX for Books 3.0 and 3.1.`);
}
