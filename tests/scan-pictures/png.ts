import { crc32, deflateSync } from 'node:zlib';
import type { Grey } from '../../domain/scanning/pictures/grey';

function chunk(name: string, data: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(whole), 4);
  return Buffer.concat([frame.subarray(0, 4), whole, frame.subarray(4)]);
}

/** Returns the picture as an 8-bit grey PNG file. */
export function pngOf({ width, height, pixels }: Grey): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  // Each row begins with its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
