/** A grey picture: width × height `pixels`, row by row, 0 black to 255 white. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;
}

/** Returns the grey of RGBA bytes on white, with the weights of ITU-R BT.601 in 1024ths, as ZXing uses them. */
export function greyOf(rgba: Uint8ClampedArray, width: number, height: number): Grey {
  const pixels = new Uint8ClampedArray(width * height);
  for (let index = 0, from = 0; index < pixels.length; index += 1, from += 4) {
    const shade = (306 * (rgba[from] ?? 0) + 601 * (rgba[from + 1] ?? 0) + 117 * (rgba[from + 2] ?? 0)) >> 10;
    const alpha = rgba[from + 3] ?? 255;
    pixels[index] = alpha === 255 ? shade : 255 - ((255 - shade) * alpha) / 255;
  }
  return { width, height, pixels };
}

/** Returns a grey picture as opaque RGBA bytes. */
export function rgbaOf({ pixels }: Grey): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(pixels.length * 4);
  const words = new Uint32Array(rgba.buffer);
  for (let index = 0; index < pixels.length; index += 1) words[index] = 0xff000000 | ((pixels[index] ?? 0) * 0x010101);
  return rgba;
}

/** Returns a part of a picture; place and size are parts (0 to 1) of its width and height. */
export function crop(
  { width, height, pixels }: Grey,
  {
    left,
    top,
    wide,
    high,
  }: { readonly left: number; readonly top: number; readonly wide: number; readonly high: number },
): Grey {
  const x = Math.round(left * width);
  const y = Math.round(top * height);
  const columns = Math.min(width - x, Math.round(wide * width));
  const rows = Math.min(height - y, Math.round(high * height));
  const part = new Uint8ClampedArray(columns * rows);
  for (let row = 0; row < rows; row += 1)
    part.set(pixels.subarray((y + row) * width + x, (y + row) * width + x + columns), row * columns);
  return { width: columns, height: rows, pixels: part };
}

/** Returns the picture at half its size; each pixel is the mean of four. */
export function halve({ width, height, pixels }: Grey): Grey {
  const wide = Math.floor(width / 2);
  const high = Math.floor(height / 2);
  const half = new Uint8ClampedArray(wide * high);
  for (let y = 0; y < high; y += 1) {
    for (let x = 0; x < wide; x += 1) {
      const at = 2 * y * width + 2 * x;
      half[y * wide + x] =
        ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + width] ?? 0) + (pixels[at + width + 1] ?? 0)) / 4;
    }
  }
  return { width: wide, height: high, pixels: half };
}
