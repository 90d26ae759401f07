/** Returns a mail address of which only the first letter and the server are readable: `a•••@reader.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${at < 0 ? '' : email.slice(at)}`;
}
