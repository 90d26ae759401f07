import { cookieNames } from '../platform/middleware/cookies';
import { secretHash } from '../platform/secret-hash';
import type { Browser } from './people';

/** Signs a browser into an account of the tests (`openAccount`), as a sign-in would leave it. */
export async function signIn<Person extends Pick<Browser, 'cookies'>>(
  db: D1Database,
  person: Person,
  account: string,
): Promise<Person> {
  const token = `${account}-${'t'.repeat(43)}`.slice(0, 43);
  await db
    .prepare(
      `INSERT INTO sessions (id, account, credential_version, created_at, last_seen_at, ends_at)
       VALUES (?1, ?2, 1, '2026-01-01T00:00:00.000Z', '2126-01-01T00:00:00.000Z', '2126-01-01T00:00:00.000Z')`,
    )
    .bind(await secretHash(token), account)
    .run();
  person.cookies.set(cookieNames.session, token);
  return person;
}
