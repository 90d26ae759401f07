import { code128, drawingSVG, qrcode } from 'bwip-js/generic';

/** A parcel's code as bars (Code 128) with its quiet zones, as SVG; the letters are printed by whoever shows it. */
export function drawBarcode(text: string): string {
  return code128({ bcid: 'code128', text, height: 14, paddingwidth: 10, backgroundcolor: 'ffffff' }, drawingSVG());
}

/** A QR code with its quiet zone, as SVG; error level M, which EPC069-12 asks for. */
export function drawQrCode(text: string): string {
  // The library's types do not know the level of its own QR codes.
  const options = { bcid: 'qrcode', text, eclevel: 'M', padding: 8, backgroundcolor: 'ffffff' };
  return qrcode(options, drawingSVG());
}
