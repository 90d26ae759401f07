import { readBarcodes, type ReadResult } from 'zxing-wasm/reader';
import { rgbaOf, type Grey } from '../../../../domain/scanning/pictures/grey';
import type { DecodedCode } from '../../../../domain/scanning/pictures/decoded-code';

/** Formats: books have EAN-13; UPC-A is read too, so that a shop's own code can be answered. */
const formats = ['EAN13', 'UPCA'] as const;

function decodedCodeOf({ text, position, lineCount }: ReadResult): DecodedCode {
  const { topLeft, topRight, bottomLeft, bottomRight } = position;
  return {
    text,
    lines: lineCount,
    x: (topLeft.x + topRight.x + bottomLeft.x + bottomRight.x) / 4,
    y: (topLeft.y + topRight.y + bottomLeft.y + bottomRight.y) / 4,
    length: Math.hypot(topRight.x - topLeft.x, topRight.y - topLeft.y),
    angle: (Math.atan2(topRight.y - topLeft.y, topRight.x - topLeft.x) * 180) / Math.PI,
  };
}

/** Reads a grey picture with ZXing: EAN-13 and UPC-A with a right check digit, without price add-ons. */
export async function decodeWithZxing(grey: Grey, minLines: number): Promise<readonly DecodedCode[]> {
  const image = { data: rgbaOf(grey), width: grey.width, height: grey.height, colorSpace: 'srgb' } as const;
  const results = await readBarcodes(image, {
    formats: [...formats],
    tryHarder: true,
    eanAddOnSymbol: 'Ignore',
    minLineCount: minLines,
    maxNumberOfSymbols: 255,
  });
  return results.filter((result) => result.isValid).map(decodedCodeOf);
}
