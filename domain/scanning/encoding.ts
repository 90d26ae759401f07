/** Encodings of lists, by their names in the WHATWG Encoding Standard. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis' | 'windows-1252';

/** Returns the number of bytes of a UTF-8 character by its first byte; null where no character begins with it. */
function lengthOfCharacter(first: number): number | null {
  if (first < 0x80) return 1;
  if (first < 0xc2) return null;
  if (first < 0xe0) return 2;
  if (first < 0xf0) return 3;
  return first < 0xf5 ? 4 : null;
}

/** Returns whether bytes are UTF-8; a character that the end of the sample cuts is allowed. */
function isUtf8(bytes: Uint8Array): boolean {
  for (let index = 0; index < bytes.length;) {
    const length = lengthOfCharacter(bytes[index] ?? 0);
    if (length === null) return false;
    for (let next = index + 1; next < index + length && next < bytes.length; next += 1) {
      if (((bytes[next] ?? 0) & 0xc0) !== 0x80) return false;
    }
    index += length;
  }
  return true;
}

/** Share of Shift-JIS pairs (0 to 1) that must be common characters, and kana or punctuation, in Japanese text. */
const minShareCommon = 0.6;
const minShareKana = 0.1;

/**
 * Returns whether bytes are Shift-JIS. Western text contains such pairs by chance (`ür`), but with lead bytes above
 * 0xc0; Japanese has kana and punctuation (0x81 to 0x83) and common kanji (up to 0x9f).
 */
function isShiftJis(bytes: Uint8Array): boolean {
  let pairs = 0;
  let common = 0;
  let kana = 0;
  for (let index = 0; index + 1 < bytes.length; index += 1) {
    const lead = bytes[index] ?? 0;
    if (lead < 0x80 || (lead >= 0xa1 && lead <= 0xdf)) continue;
    const trail = bytes[index + 1] ?? 0;
    if (lead === 0x80 || lead === 0xa0 || lead > 0xfc || trail < 0x40 || trail === 0x7f || trail > 0xfc) return false;
    pairs += 1;
    if (lead <= 0x9f) common += 1;
    if (lead <= 0x83) kana += 1;
    index += 1;
  }
  return pairs > 0 && common > pairs * minShareCommon && kana > pairs * minShareKana;
}

/** Share of pairs (0 to 1) with a zero half, and how many times more zeros one half must have than the other. */
const minShareOfZeros = 0.3;
const clearlyMore = 4;

/**
 * Returns the UTF-16 encoding of bytes without a mark, by the half of pairs that is zero in digits and Latin letters.
 */
function utf16EncodingWithoutMark(bytes: Uint8Array): Encoding | null {
  let even = 0;
  let odd = 0;
  for (let index = 0; index + 1 < bytes.length; index += 2) {
    if (bytes[index] === 0) even += 1;
    if (bytes[index + 1] === 0) odd += 1;
  }
  const pairs = bytes.length / 2;
  if (odd > pairs * minShareOfZeros && odd > even * clearlyMore) return 'utf-16le';
  return even > pairs * minShareOfZeros && even > odd * clearlyMore ? 'utf-16be' : null;
}

/** Returns the encoding of a file by its first bytes (some tens of kilobytes): its mark, or its byte patterns. */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const wide = utf16EncodingWithoutMark(bytes);
  if (wide !== null) return wide;
  if (isUtf8(bytes)) return 'utf-8';
  return isShiftJis(bytes) ? 'shift_jis' : 'windows-1252';
}
