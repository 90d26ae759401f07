import MailComposer from 'nodemailer/lib/mail-composer';
import { attachmentType, type Mail } from '../mail';
import { encodeHeader, oneLine, requireAddress } from './mail-headers';

/** Sender, recipient and id of a message. Both addresses are checked. */
interface Origin {
  readonly from: string;
  readonly fromName: string;
  readonly to: string;
  /** The outbox row's id. */
  readonly key: string;
}

/**
 * Returns the message of a mail: headers, then text and HTML as alternatives, then attached files, all in ASCII with
 * CRLF line ends. The subject is encoded here, because the library leaves a text alone that looks encoded already.
 * @see RFC 5322 and RFC 2046, section 5.1.4
 */
export async function composeMessage(mail: Mail, origin: Origin): Promise<string> {
  const composer = new MailComposer({
    from: { name: oneLine(origin.fromName), address: origin.from },
    to: origin.to,
    ...(mail.replyTo === undefined ? {} : { replyTo: requireAddress(mail.replyTo) }),
    messageId: messageId(origin),
    text: mail.text,
    html: mail.html,
    attachments: (mail.attachments ?? []).map(({ name, text }) => ({
      filename: name,
      content: text,
      contentType: attachmentType,
    })),
    encoding: 'quoted-printable',
    textEncoding: 'base64',
    newline: 'win',
    headers: {
      Subject: prepareUnfolded(encodeHeader(mail.subject)),
      ...Object.fromEntries(ownHeaders(mail)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return (await composer.compile().build()).toString('latin1');
}

/** Returns the same `Message-ID` for each try of one mail: mail readers show a mail that arrives twice once. */
function messageId({ key, from }: Origin): string {
  return `<${key.replaceAll(/[^\w-]/g, '')}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}

function ownHeaders(mail: Mail): (readonly [name: string, value: Prepared])[] {
  const headers = { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated', ...mail.headers };
  return Object.entries(headers).map(([name, value]) => [
    name.replaceAll(/[^A-Za-z-]/g, ''),
    prepareUnfolded(oneLine(value)),
  ]);
}

interface Prepared {
  readonly prepared: true;
  readonly value: string;
}

/** Returns a value that the library does not fold, because mail readers expect a link on one line. */
function prepareUnfolded(value: string): Prepared {
  return { prepared: true, value };
}
