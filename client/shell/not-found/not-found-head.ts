import { m } from '../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../lib/head';

/** Returns the head of an unknown address. `path` follows the language. */
export const notFoundHead = (path: string, context: HeadContext) =>
  pageHead({ title: m.shell_not_found_title(), description: m.shell_not_found_text(), path, context, noindex: true });
