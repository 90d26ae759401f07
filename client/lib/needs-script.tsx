import { m } from '../../messages/compiled/messages.js';

/** What a page says without script when its link holds a secret: only script can read the fragment of an address. */
export function NeedsScript() {
  return <noscript><p className="lead">{m.shell_needs_script()}</p></noscript>;
}
