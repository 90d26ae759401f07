import { formatNumber } from '../../../domain/format';
import { language } from '../language';

/** Returns the two inputs of a message with a count: the number for the plural form, and the number as text. */
export const countParams = (count: number) => ({ count, shown: formatNumber(count, language()) });
