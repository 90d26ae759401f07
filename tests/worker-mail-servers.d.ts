/** A mail as the server accepted it: envelope, the user who signed in, and the message. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string;
  readonly message: string;
}

/** Ports of the servers on this machine, by their behaviour. */
export interface MailServers {
  /** Takes mails of user `shop` with the password `pässwort`; refuses addresses that begin with `refused`. */
  readonly good: number;
  /** Offers STARTTLS under a certificate without a trusted issuer. */
  readonly selfSigned: number;
  /** Hangs up in the middle of the greeting. */
  readonly hangsUp: number;
  /** Hangs up instead of replying to the end of the message. */
  readonly hangsUpInMessage: number;
  /** Hangs up instead of replying to the recipient. */
  readonly hangsUpAtRecipient: number;
  /** Greets with 421: it is closing down. */
  readonly saysWhy: number;
  /** Accepts connections and never greets. */
  readonly silent: number;
  /** Never replies to the end of the message. */
  readonly silentAfterMessage: number;
  /** Takes mails and never replies to QUIT. */
  readonly silentAtQuit: number;
  /** Refuses recipients for now, 450 4.2.1 in two lines. */
  readonly busy: number;
  /** Refuses recipients for good, 550 5.1.1. */
  readonly unknownMailbox: number;
  /** Sends a reply of its own before the encryption begins. */
  readonly injectsBeforeTls: number;
  /** Offers STARTTLS and refuses it. */
  readonly refusesTls: number;
  /** Signs in by LOGIN, which it announces as `AUTH=LOGIN`. */
  readonly login: number;
  /** Offers no sign-in method that the shop supports. */
  readonly noMethod: number;
  /** Supports HELO only. */
  readonly heloOnly: number;
  /** Answers in another protocol. */
  readonly notSmtp: number;
  /** Greets with lines that do not end. */
  readonly endless: number;
  /** HTTP: answers the mails taken so far, and forgets them. */
  readonly taken: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    mailServers: MailServers;
  }
}
