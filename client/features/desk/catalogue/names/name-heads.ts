import { m } from '../../../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../../../lib/head';

const rooms = {
  authors: m.desk_author_tab,
  series: m.desk_series_tab,
  publishers: m.desk_publisher_tab,
} as const;

/** Returns the head of a look-up of names, or of one name. */
export function nameHead(room: keyof typeof rooms, name: string | null, context: HeadContext) {
  return pageHead({
    title: name ?? rooms[room](),
    description: m.desk_description(),
    path: `/desk/catalogue/${room}${name === null ? '' : `/${encodeURIComponent(name)}`}`,
    context,
    noindex: true,
  });
}
