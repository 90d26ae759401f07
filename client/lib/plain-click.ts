import type { MouseEvent } from 'react';

/** Returns whether a click opens a link in this tab. With a modifier key the browser opens a new tab or saves the page. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
