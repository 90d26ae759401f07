import { describe, expect, it } from 'vitest';
import { stickerName, stickerPaperOf } from './sticker-paper';

describe('stickerPaperOf', () => {
  it('reads the size and the copy from the address', () => {
    expect(stickerPaperOf('stickers-a6')).toEqual({ size: 'a6', line: null });
    expect(stickerPaperOf('stickers-62-3')).toEqual({ size: '62', line: 3 });
    expect(stickerName({ size: '62', line: 3 })).toBe('stickers-62-3');
  });

  it('refuses other papers', () => {
    for (const name of ['stickers', 'stickers-a4', 'label-1', 'stickers-62-x']) expect(stickerPaperOf(name)).toBeNull();
  });
});
