import { formatList } from '../../../../domain/formats/format-lists';
import { isolateNames } from '../../../lib/words/join-words';
import { language } from '../../../lib/language';

const maxNames = 3;

/** Returns the authors in one line: at most three names, joined in the language's form. */
export function namesInLine(names: readonly string[]): string {
  return formatList(isolateNames(names.slice(0, maxNames)), language());
}
