import type { Format } from '../../../domain/catalogue/schemas';
import { m } from '../../../messages/compiled/messages.js';

const names: Record<Format, () => string> = {
  paperback: m.format_paperback,
  hardcover: m.format_hardcover,
  pocket: m.format_pocket,
  other: m.format_other,
};

/** Returns the name of a binding. */
export const formatName = (format: Format): string => names[format]();
