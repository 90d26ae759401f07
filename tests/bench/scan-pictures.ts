import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { decodeWithZxing } from '../../client/features/scanning/decoder/zxing';
import { rgbaOf, type Grey } from '../../domain/scanning/pictures/grey';
import { readPicture } from '../../domain/scanning/pictures/read-picture';
import { hardPictures } from '../scan-pictures/hard-pictures';

/** Results of one reader for one kind of pictures; times in milliseconds. */
interface Figures {
  right: number;
  /** Of the right ones, those that ask for confirmation. */
  asked: number;
  wrong: number;
  readonly times: number[];
}

interface Row {
  codes: number;
  readonly alone: Figures;
  readonly ours: Figures;
}

const noFigures = (): Figures => ({ right: 0, asked: 0, wrong: 0, times: [] });

function count(
  figures: Figures,
  isbns: readonly string[],
  found: readonly { readonly text: string; readonly sure: boolean }[],
  milliseconds: number,
) {
  for (const { text, sure } of found) {
    if (!isbns.includes(text)) figures.wrong += 1;
    else {
      figures.right += 1;
      if (!sure) figures.asked += 1;
    }
  }
  figures.times.push(milliseconds);
}

/** ZXing with its default settings, for EAN-13. */
async function zxingAlone(grey: Grey) {
  const results = await readBarcodes(
    { data: rgbaOf(grey), width: grey.width, height: grey.height, colorSpace: 'srgb' },
    { formats: ['EAN13'] },
  );
  return results.map(({ text }) => ({ text, sure: true }));
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const tenths = (milliseconds: number) => Math.round(milliseconds * 10) / 10;

function tableRow({ codes, alone, ours }: Row) {
  return {
    codes,
    'ZXing right': alone.right,
    'ZXing wrong': alone.wrong,
    'ZXing ms': tenths(median(alone.times)),
    'ours right': ours.right,
    'to confirm': ours.asked,
    'ours wrong': ours.wrong,
    'ours ms': tenths(median(ours.times)),
    'worst ms': Math.round(Math.max(...ours.times)),
  };
}

/**
 * Reads hard pictures made by us, `each` of every kind, with ZXing alone and with our recipe (decision 012), in Node
 * with the WebAssembly that the shop serves. Answers a table by kind, with the sum last.
 */
export async function measurePictures(each = 12, seed = 1) {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer },
    fireImmediately: true,
  });
  const rows = new Map<string, Row>();
  const all: Row = { codes: 0, alone: noFigures(), ours: noFigures() };
  for (const { kind, isbns, grey } of hardPictures(each, seed)) {
    const row = rows.get(kind) ?? { codes: 0, alone: noFigures(), ours: noFigures() };
    rows.set(kind, row);
    const start = performance.now();
    const alone = await zxingAlone(grey);
    const middle = performance.now();
    const { codes: ours } = await readPicture(grey, decodeWithZxing);
    const end = performance.now();
    for (const into of [row, all]) {
      into.codes += isbns.length;
      count(into.alone, isbns, alone, middle - start);
      count(into.ours, isbns, ours, end - middle);
    }
  }
  return Object.fromEntries([...rows, ['all', all] as const].map(([kind, row]) => [kind, tableRow(row)]));
}
