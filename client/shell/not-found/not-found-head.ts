import { m } from '../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../lib/head';

/** The head of an address that names nothing; `path` is what stands behind the language. */
export const notFoundHead = (path: string, context: HeadContext) =>
  pageHead({ title: m.shell_not_found_title(), description: m.shell_not_found_text(), path, context, noindex: true });
