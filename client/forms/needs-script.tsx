import { m } from '../../messages/compiled/messages.js';

/** Says to browsers without script that this part of the page needs it. Only the server writes the words. */
export const NeedsScript = () => (
  <noscript>{import.meta.env.SSR ? <p className="small">{m.forms_need_script()}</p> : null}</noscript>
);
