import type { Settings } from '../settings/settings';

/** A text file that a mail carries. `name` is in ASCII. */
export interface Attachment {
  readonly name: string;
  readonly text: string;
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Language of the mail, for `Content-Language`. */
  readonly language: string;
  /** Address for answers, if it is not the shop's: a checked mail address. */
  readonly replyTo?: string;
  readonly attachments?: readonly Attachment[];
  /** Further headers. Their values come from the shop, never from a person. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends one mail, or throws: the outbox tries again. */
export interface Mailer {
  /**
   * `key` is the same for each attempt of one mail, so an attempt is not taken for another mail. Word characters only.
   */
  send(mail: Mail, key: string): Promise<void>;
}

/** Header with the key where the shop cannot set the `Message-ID`. */
const keyHeader = 'X-Dogear-Mail';

export const attachmentType = 'text/plain; charset=utf-8';

const fileOf = ({ name, text }: Attachment) => ({
  disposition: 'attachment' as const,
  filename: name,
  type: attachmentType,
  // The binding takes a string for base64.
  content: new TextEncoder().encode(text),
});

/** Returns a mailer with Cloudflare's binding `send_email`. It sets the `Message-ID` itself and refuses another one. */
export function cloudflareMailer(binding: SendEmail, from: Settings['mailFrom']): Mailer {
  return {
    async send(mail, key) {
      await binding.send({
        from,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
        ...(mail.attachments === undefined ? {} : { attachments: mail.attachments.map(fileOf) }),
        headers: {
          'Content-Language': mail.language,
          'Auto-Submitted': 'auto-generated',
          [keyHeader]: key,
          ...mail.headers,
        },
      });
    },
  };
}

/** Returns the mailer of `npm start`, which needs no mail server. It writes a file for each mail, named by its key. */
export function localMailbox(mailbox: Fetcher, from: Settings['mailFrom']): Mailer {
  return {
    async send(mail, key) {
      const answer = await mailbox.fetch('http://mailbox/', {
        method: 'POST',
        body: JSON.stringify({ ...mail, key, from: `${from.name} <${from.email}>` }),
      });
      if (!answer.ok) throw new Error(`mailbox answered ${answer.status}`);
    },
  };
}
