import { formatList } from '../../../../domain/format';
import { eachInItsOrder } from '../../../lib/words/in-line';
import { language } from '../../../lib/language';

const shown = 3;

/** Authors as one line: at most three names, as the language lists them. */
export function namesInLine(names: readonly string[]): string {
  return formatList(eachInItsOrder(names.slice(0, shown)), language());
}
