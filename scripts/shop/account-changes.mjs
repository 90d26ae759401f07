// What `npm run account` changes, as SQL: run by D1 here and, word for word, by `wrangler d1 execute` there.
export const usage = `npm run account -- make-admin MAIL            the first admin, or a further one
npm run account -- set-role MAIL ROLE         customer, staff or admin
npm run account -- reset-passkeys MAIL        for a member of staff who lost the last passkey
  --remote                                    in the deployed shop; without it in the local one (STATE_DIR)
The account must exist and be confirmed; all its sessions end.`;

const roles = ['customer', 'staff', 'admin'];
const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

/**
 * Statements for the words of a command, the last of which answers `{ email }` when there is such an account; or what
 * is wrong with the words. `now`: an ISO 8601 instant. `wrangler d1 execute` knows no parameters, so each value is
 * checked and quoted here.
 */
export function accountChanges([command, typed, ...rest], now) {
  const email = (typed ?? '').normalize('NFC').trim().toLowerCase();
  const role = command === 'make-admin' ? 'admin' : rest[0];
  const words = command === 'set-role' ? 1 : 0;
  if (!['make-admin', 'set-role', 'reset-passkeys'].includes(command)) return { wrong: usage };
  if (!/^[^\s'"\\;<>]+@[a-z0-9.-]+$/.test(email) || rest.length !== words) return { wrong: usage };
  const which = `email = ${quoted(email)} AND confirmed_at IS NOT NULL`;
  const told = (kind, facts, when) =>
    `INSERT INTO account_events (account, kind, facts,
      at) SELECT id, '${kind}', ${quoted(JSON.stringify(facts))}, ${quoted(now)} FROM accounts WHERE ${which}${when}`;
  const found = `SELECT email, role FROM accounts WHERE ${which}`;
  if (command === 'reset-passkeys') {
    return {
      statements: [
        told('passkeys-reset', { by: 'admin' }, ''),
        `DELETE FROM passkeys WHERE account IN (SELECT id FROM accounts WHERE ${which})`,
        `UPDATE accounts SET second_factor = 0, credential_version = credential_version + 1 WHERE ${which}`,
        found,
      ],
    };
  }
  if (!roles.includes(role)) return { wrong: usage };
  const other = ` AND role <> '${role}'`;
  return {
    statements: [
      told('role-changed', { role, by: 'admin' }, other),
      // A session of one role is none of another: how long it lasts and what it was proved with differ.
      `UPDATE accounts SET role = '${role}', credential_version = credential_version + 1 WHERE ${which}${other}`,
      found,
    ],
  };
}
