/** First bytes of a compound file: old Excel, and any spreadsheet with a password. @see [MS-CFB] 2.2 */
const signature = [0xd0, 0xcf, 0x11, 0xe0];
/** Places in the header of the sector size (as a power of two) and of the first sector of the directory. */
const [sizePlace, directoryPlace, headerBytes] = [30, 48, 512];
/** Most bytes of the directory that are read; its first entries are the streams of the password. */
const maxDirectoryBytes = 4096;
/** Name of the stream that holds a spreadsheet with a password. @see [MS-OFFCRYPTO] 2.3.4.4 */
const lockedStream = 'EncryptedPackage';

/** Returns whether a file is a spreadsheet with a password. */
export async function isLockedSpreadsheet(file: Blob): Promise<boolean> {
  const header = new DataView(await file.slice(0, headerBytes).arrayBuffer());
  if (header.byteLength < headerBytes || signature.some((byte, at) => header.getUint8(at) !== byte)) return false;
  const sector = 2 ** header.getUint16(sizePlace, true);
  const start = (header.getUint32(directoryPlace, true) + 1) * sector;
  const directory = await file.slice(start, start + maxDirectoryBytes).arrayBuffer();
  return new TextDecoder('utf-16le').decode(directory).includes(lockedStream);
}
