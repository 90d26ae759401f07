// Turns a command line into the value of the key `maintenance`; README, "Operations".
const languages = /^(en|de|fr|es|it|nl|pl|pt|ja|ar)=(.{1,500})$/s;
const usage =
  'npm run maintenance -- on [--until 2026-11-21T18:00Z] [--message "en=We count all books."] [--allow desk] | ' +
  'off | status   [--remote]';

/** Returns `{ act, value, remote }`, where `value` is the key's text for `on`, or `{ wrong }`, a sentence. */
export function maintenanceCommand(args) {
  const [act, ...rest] = args.filter((arg) => arg !== '--remote');
  const remote = args.includes('--remote');
  if (!['on', 'off', 'status'].includes(act)) return { wrong: usage };
  if (act !== 'on' && rest.length > 0) return { wrong: usage };
  const closure = {};
  for (let at = 0; at < rest.length; at += 2) {
    const [name, given = ''] = [rest[at], rest[at + 1]];
    if (name === '--until') {
      if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(given) || Number.isNaN(Date.parse(given)))
        return { wrong: `--until needs an instant with its offset, as 2026-11-21T18:00Z, not "${given}"` };
      closure.until = new Date(given).toISOString();
    } else if (name === '--message') {
      const [, language, text] = languages.exec(given) ?? [];
      if (!text?.trim())
        return { wrong: `--message needs a language and a text, as "en=We count all books.", not "${given}"` };
      closure.message = { ...closure.message, [language]: text.trim() };
    } else if (name === '--allow' && given === 'desk') closure.allow = ['desk'];
    else return { wrong: usage };
  }
  return { act, remote, value: act === 'on' ? valueOf(closure) : null };
}

const valueOf = (closure) => (Object.keys(closure).length === 0 ? 'on' : JSON.stringify(closure));
