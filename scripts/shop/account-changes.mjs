// SQL of `npm run account`. The local database and `wrangler d1 execute` run the same statements.
export const usage = `npm run account -- make-admin MAIL            the first admin, or a further one
npm run account -- set-role MAIL ROLE         customer, staff or admin
npm run account -- reset-passkeys MAIL        for a member of staff who lost the last passkey
  --remote                                    in the deployed shop; without it in the local one (STATE_DIR)
The account must exist and be confirmed; all its sessions end.`;

const roles = ['customer', 'staff', 'admin'];
const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

/**
 * Returns `{ statements }` for the words of a command, or `{ wrong }`: what is wrong with them.
 * The last statement reads `{ email, role }` of the account, and no row when there is none. `now`: an ISO 8601 instant.
 * `wrangler d1 execute` has no parameters, so each value is checked and quoted here.
 */
export function accountChanges([command, typed, ...rest], now) {
  const email = (typed ?? '').normalize('NFC').trim().toLowerCase();
  const role = command === 'make-admin' ? 'admin' : rest[0];
  const words = command === 'set-role' ? 1 : 0;
  if (!['make-admin', 'set-role', 'reset-passkeys'].includes(command)) return { wrong: usage };
  if (!/^[^\s'"\\;<>]+@[a-z0-9.-]+$/.test(email) || rest.length !== words) return { wrong: usage };
  const which = `email = ${quoted(email)} AND confirmed_at IS NOT NULL`;
  const eventStatement = (kind, facts, when) =>
    `INSERT INTO account_events (account, kind, facts, at)
      SELECT id, '${kind}', ${quoted(JSON.stringify(facts))}, ${quoted(now)} FROM accounts WHERE ${which}${when}`;
  const accountStatement = `SELECT email, role FROM accounts WHERE ${which}`;
  if (command === 'reset-passkeys') {
    return {
      statements: [
        eventStatement('passkeys-reset', { by: 'admin' }, ''),
        `DELETE FROM passkeys WHERE account IN (SELECT id FROM accounts WHERE ${which})`,
        `UPDATE accounts SET second_factor = 0, credential_version = credential_version + 1 WHERE ${which}`,
        accountStatement,
      ],
    };
  }
  if (!roles.includes(role)) return { wrong: usage };
  const other = ` AND role <> '${role}'`;
  return {
    statements: [
      eventStatement('role-changed', { role, by: 'admin' }, other),
      // Sessions end, because the role decides how long one lasts and which proof it needs.
      `UPDATE accounts SET role = '${role}', credential_version = credential_version + 1 WHERE ${which}${other}`,
      accountStatement,
    ],
  };
}
