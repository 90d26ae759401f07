import type { MouseEvent } from 'react';

/** Returns whether a click opens a link in this tab. With a modifier key, browsers open a new tab or save the page. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
