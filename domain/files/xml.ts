/** An element: its name, its text or children, and its attributes as they are written (` Ccy="EUR"`). */
export type XmlNode = readonly [name: string, content: string | readonly XmlNode[], attributes?: string];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Control characters, which XML does not allow, and the two characters that are none. @see XML 1.0, section 2.2 */
const forbidden = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** Returns text as it stands in an element. Characters that XML does not allow are left out. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(forbidden, '')
    .replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign);
}

function xmlOf([name, content, attributes = '']: XmlNode, indent: string): string {
  if (typeof content === 'string') return `${indent}<${name}${attributes}>${escapeXml(content)}</${name}>\n`;
  const children = content.map((node) => xmlOf(node, `${indent}  `)).join('');
  return `${indent}<${name}${attributes}>\n${children}${indent}</${name}>\n`;
}

/** Returns an XML document with the root element. Names and attributes are written as they are. */
export function xmlDocument(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlOf(root, '')}`;
}
