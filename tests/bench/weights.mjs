import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Of 1,000 bytes each. */
const kilobytes = (bytes) => Math.round(bytes / 100) / 10;
const sizes = (parts) => ({
  gzip: kilobytes(parts.reduce((sum, part) => sum + gzipSync(part, { level: 9 }).length, 0)),
  brotli: kilobytes(parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0)),
});

/** Measures the first-load script and style bytes (kB) of the pages, by their HTML, and the size of the Worker. */
export async function measureWeights(url) {
  const book = (await (await fetch(`${url}/api/books?limit=1`)).json()).items[0];
  const pages = [];
  for (const [page, path] of [
    ['home', '/en'],
    ['search', '/en/search?q=love'],
    ['book', `/en/books/${book.isbn}`],
    ['basket', '/en/basket'],
    ['checkout', '/en/checkout'],
  ]) {
    const html = await (await fetch(url + path)).text();
    const file = (name) => readFileSync(join('dist/client', name));
    // The chunks that the page imports once it is painted, by the addresses in its import map.
    const { imports } = JSON.parse(/<script type="importmap"[^>]*>([^<]*)/.exec(html)?.[1] ?? '{"imports":{}}');
    const modules = JSON.parse(/Promise\.all\((\[[^\]]*\])\.map\(get\)/.exec(html)?.[1] ?? '[]');
    const scripts = modules.map((module) => file(imports[module]));
    if (scripts.length === 0) throw new Error(`no script is named by ${path}`);
    const sheets = JSON.parse(/early\.sheets=links\((\[[^\]]*\])/.exec(html)?.[1] ?? '[]');
    if (sheets.length === 0) throw new Error(`no sheet is named by ${path}`);
    const styles = sheets.map((sheet) => file(`assets/${sheet}`));
    const script = sizes(scripts);
    const style = sizes(styles);
    pages.push({
      page,
      scriptGzip: script.gzip,
      scriptBrotli: script.brotli,
      styleGzip: style.gzip,
      styleBrotli: style.brotli,
      htmlGzip: sizes([Buffer.from(html)]).gzip,
    });
  }
  const worker = readdirSync('dist/dogear', { recursive: true })
    .map(String)
    .filter((name) => /\.(js|wasm)$/.test(name))
    .map((name) => join('dist/dogear', name));
  return {
    pages,
    worker: {
      raw: kilobytes(worker.reduce((sum, file) => sum + statSync(file).size, 0)),
      gzip: sizes(worker.map((file) => readFileSync(file))).gzip,
    },
  };
}
