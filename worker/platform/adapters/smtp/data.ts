/**
 * Returns the bytes that follow DATA: every line that begins with a dot gets a second one, and a line with a single dot
 * ends the message. Lone line feeds and carriage returns become CRLF, since servers disagree about them.
 * @see RFC 5321, sections 2.3.8 and 4.5.2
 */
export function dataOf(message: string): Uint8Array {
  const lines = message.replaceAll(/\r\n|\r|\n/g, '\r\n').replace(/\r\n$/, '');
  return new TextEncoder().encode(`${lines.replaceAll(/(^|\r\n)\./g, '$1..')}\r\n.\r\n`);
}
