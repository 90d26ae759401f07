/** A mail as the server took it: envelope, who signed in, and the message itself. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string;
  readonly message: string;
}

/** Ports on this machine, and what each server is like. */
export interface MailServers {
  /** Takes mails of user `shop` with the password `pässwort`; refuses addresses that begin with `refused`. */
  readonly good: number;
  /** Offers STARTTLS under a certificate that nobody vouches for. */
  readonly selfSigned: number;
  /** Hangs up in the middle of the greeting. */
  readonly hangsUp: number;
  /** HTTP: answers the mails taken so far, and forgets them. */
  readonly taken: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    mailServers: MailServers;
  }
}
