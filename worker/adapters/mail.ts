import type { Settings } from '../settings';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Language of the mail, for `Content-Language`. */
  readonly language: string;
  /** Whom an answer reaches, where it is not the shop: a checked mail address. */
  readonly replyTo?: string;
  /** Further headers; values are ours, never a person's. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends one mail, or throws: the outbox tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Cloudflare's `send_email` binding. */
export function cloudflareMailer(binding: SendEmail, from: Settings['mailFrom']): Mailer {
  return {
    async send(mail) {
      await binding.send({
        from, to: mail.to, subject: mail.subject, text: mail.text, html: mail.html,
        ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
        headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated', ...mail.headers },
      });
    },
  };
}

/** The local mailbox of `npm start`: a file per mail, so that a person without a mail server can read them. */
export function localMailbox(mailbox: Fetcher, from: Settings['mailFrom']): Mailer {
  return {
    async send(mail) {
      const answer = await mailbox.fetch('http://mailbox/', {
        method: 'POST',
        body: JSON.stringify({ ...mail, from: `${from.name} <${from.email}>` }),
      });
      if (!answer.ok) throw new Error(`mailbox answered ${answer.status}`);
    },
  };
}
