/** Papers for labels: a sheet of A6 with eight labels, or a roll of 62 mm. */
export const stickerSizes = ['a6', '62'] as const;
export type StickerSize = (typeof stickerSizes)[number];

export interface StickerPaper {
  readonly size: StickerSize;
  /** Line of the only copy; null: all copies of the trade. */
  readonly line: number | null;
}

const storageKey = 'dogear-desk-sticker';

/** Returns the paper of an address (`stickers-a6`, `stickers-62-3`), or null if it names none. */
export function stickerPaperOf(name: string): StickerPaper | null {
  const [, asked, line] = /^stickers-(a6|62)(?:-(\d{1,4}))?$/.exec(name) ?? [];
  const size = stickerSizes.find((each) => each === asked);
  return size === undefined ? null : { size, line: line === undefined ? null : Number(line) };
}

/** Returns the address part of a paper. */
export const stickerName = ({ size, line }: StickerPaper): string =>
  line === null ? `stickers-${size}` : `stickers-${size}-${line}`;

/** Returns the paper size that this device printed last. */
export const lastPrintedSize = (): StickerSize => (localStorage.getItem(storageKey) === '62' ? '62' : 'a6');

/** Stores the paper size of this device. */
export const storeSize = (size: StickerSize): void => localStorage.setItem(storageKey, size);
