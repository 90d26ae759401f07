import { createHash } from 'node:crypto';
import type { Clock } from '../world/clock';
import type { Line } from './line';

/** A mail that the mail server took. */
export interface TakenMail {
  readonly to: string;
  readonly subject: string;
  /** Hash of address, subject and text, equal for repeated mails. */
  readonly digest: string;
  /** The first link in it, which opens a guest's trade. */
  readonly link: string | null;
  readonly at: string;
}

/** The mail server; it may be down until an instant. */
export class MailServer {
  readonly taken: TakenMail[] = [];
  /** Mails that it refused while it was down: to whom, about what, when (milliseconds since 1970). */
  readonly refused: { readonly to: string; readonly subject: string; readonly at: number }[] = [];
  /** Milliseconds since 1970. */
  downUntil = 0;
  private readonly clock: Clock;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Takes a mail as the local mailbox sends it; returns the HTTP status. */
  take(body: string): number {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the local mailbox's own form
    const { to, subject, text } = JSON.parse(body) as { to: string; subject: string; text: string };
    if (this.clock.now < this.downUntil) {
      this.refused.push({ to, subject, at: this.clock.now });
      return 503;
    }
    const digest = createHash('sha256').update(`${to}\n${subject}\n${text}`).digest('hex').slice(0, 24);
    const link = /https:\/\/\S+/.exec(text)?.[0] ?? null;
    this.taken.push({ to, subject, digest, link, at: this.clock.iso() });
    return 200;
  }
}

/** Returns the binding `MAILBOX` over a line. */
export function mailboxOf(line: Line, server: MailServer): Fetcher {
  const lost = () => new Error('Network connection lost.');
  const binding = {
    fetch: async (_url: string, { body }: { readonly body: string }) =>
      new Response(null, { status: await line.call('read', () => server.take(body), { refused: lost, full: lost }) }),
  };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the shop calls `fetch` of it alone
  return binding as unknown as Fetcher;
}
