import { m } from '../../messages/compiled/messages.js';

/** Tells browsers without script that this part of the page needs it. Only the server renders the sentence. */
export const NeedsScriptNotice = () => (
  <noscript>{import.meta.env.SSR ? <p className="small">{m.forms_need_script()}</p> : null}</noscript>
);
