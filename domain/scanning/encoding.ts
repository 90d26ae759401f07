/** Encodings that lists of books come in; names are those of the WHATWG Encoding Standard. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis' | 'windows-1252';

/** Whether bytes are UTF-8; a character cut off at the end of the sample does not count against it. */
function isUtf8(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at] ?? 0;
    const more =
      lead < 0x80
        ? 0
        : lead >= 0xc2 && lead < 0xe0
          ? 1
          : lead >= 0xe0 && lead < 0xf0
            ? 2
            : lead >= 0xf0 && lead < 0xf5
              ? 3
              : -1;
    if (more < 0) return false;
    for (let next = at + 1; next <= at + more && next < bytes.length; next += 1) {
      if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return false;
    }
    at += more + 1;
  }
  return true;
}

/**
 * Whether bytes beyond ASCII are pairs of Shift-JIS. Western text forms such pairs by chance (`ür`), but there their
 * leads are above 0xc0; Japanese has kana and punctuation (0x81 to 0x83) and its common kanji (up to 0x9f).
 */
function isShiftJis(bytes: Uint8Array): boolean {
  let pairs = 0;
  let common = 0;
  let kana = 0;
  for (let at = 0; at + 1 < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80 || (lead >= 0xa1 && lead <= 0xdf)) continue;
    const trail = bytes[at + 1] ?? 0;
    if (lead === 0x80 || lead === 0xa0 || lead > 0xfc || trail < 0x40 || trail === 0x7f || trail > 0xfc) return false;
    pairs += 1;
    if (lead <= 0x9f) common += 1;
    if (lead <= 0x83) kana += 1;
    at += 1;
  }
  return pairs > 0 && common > pairs * 0.6 && kana > pairs * 0.1;
}

/** Which half of UTF-16 pairs is zero in a text that is digits and Latin letters for a good part. */
function utf16Without(bytes: Uint8Array): Encoding | null {
  let even = 0;
  let odd = 0;
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  const pairs = bytes.length / 2;
  if (odd > pairs * 0.3 && odd > even * 4) return 'utf-16le';
  return even > pairs * 0.3 && even > odd * 4 ? 'utf-16be' : null;
}

/** The encoding of a file by its first bytes (some tens of kilobytes): its mark, else what its bytes can be. */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const wide = utf16Without(bytes);
  if (wide !== null) return wide;
  if (isUtf8(bytes)) return 'utf-8';
  return isShiftJis(bytes) ? 'shift_jis' : 'windows-1252';
}
