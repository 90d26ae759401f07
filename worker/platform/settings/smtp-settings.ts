import { isLoopbackHost } from './loopback';
import { SettingError } from './setting-error';

/** A mail server of the shop's own. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** `tls`: from the first byte. `starttls`: before credentials and mail. `off`: for a server on this machine only. */
  readonly security: 'tls' | 'starttls' | 'off';
  readonly credentials: { readonly username: string; readonly password: string } | null;
}

const ports = { tls: 465, starttls: 587, off: 25 } as const;

/**
 * Returns the settings of a mail server; null where none is set.
 * @throws SettingError for the first setting that is missing or malformed
 */
export function readSmtp(env: Env): SmtpSettings | null {
  const text = (value: string | undefined) => (value ?? '').trim();
  const host = text(env.SMTP_HOST);
  const username = text(env.SMTP_USER);
  const password = env.SMTP_PASSWORD ?? '';
  const given = [
    ['SMTP_PORT', text(env.SMTP_PORT)],
    ['SMTP_USER', username],
    ['SMTP_PASSWORD', password],
    ['SMTP_SECURE', text(env.SMTP_SECURE)],
  ] as const;
  if (host === '') {
    const stray = given.find(([, value]) => value !== '');
    if (stray !== undefined) throw new SettingError('SMTP_HOST', `is missing, but ${stray[0]} is set`);
    return null;
  }
  if (!/^[\w.:-]+$/.test(host)) throw new SettingError('SMTP_HOST', 'must be a host name without protocol and port');
  const security = text(env.SMTP_SECURE) || 'tls';
  if (security !== 'tls' && security !== 'starttls' && security !== 'off')
    throw new SettingError('SMTP_SECURE', 'must be tls, starttls or off');
  if (security === 'off' && !isLoopbackHost(host))
    throw new SettingError('SMTP_SECURE', 'may be off for a server on this machine only');
  const port = text(env.SMTP_PORT) === '' ? ports[security] : Number(env.SMTP_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new SettingError('SMTP_PORT', 'must be a port number');
  if ((username === '') !== (password === ''))
    throw new SettingError(username === '' ? 'SMTP_USER' : 'SMTP_PASSWORD', 'is missing: both or neither');
  return { host, port, security, credentials: username === '' ? null : { username, password } };
}
