import { code128, drawingSVG, qrcode } from 'bwip-js/generic';

/** Returns text as a Code 128 barcode with quiet zones, as SVG without the text. `height`: millimetres of the bars. */
export function drawBarcode(text: string, height = 14): string {
  return code128({ bcid: 'code128', text, height, paddingwidth: 10, backgroundcolor: 'ffffff' }, drawingSVG());
}

/** Returns text as a QR code with a quiet zone, as SVG. Error level M, which EPC069-12 requires. */
export function drawQrCode(text: string): string {
  // The types of the library lack `eclevel`.
  const options = { bcid: 'qrcode', text, eclevel: 'M', padding: 8, backgroundcolor: 'ffffff' };
  return qrcode(options, drawingSVG());
}
