import { clientBatches, type Graph } from './client-graph';

/** Files of the client that decide which modules are shared files, by what they are. A test checks that they exist. */
export const namedFiles = {
  main: ['main.tsx'],
  home: ['routes/index.tsx'],
  book: ['routes/books.$isbn.{-$title}.tsx'],
  search: ['routes/search.tsx'],
  lists: ['routes/basket.tsx', 'routes/cart.tsx', 'routes/checkout.tsx', 'routes/trades/$id.tsx'],
  scanning: ['routes/bulk-scanning.tsx'],
  // Parts of the start page and the book page that are loaded after the first script.
  shelves: ['features/catalogue/home/home-shelves.tsx', 'features/catalogue/book/late-book-parts.tsx'],
  // Small parts that every page loads when it has been painted, or when a list changes.
  later: [
    'shell/prepare-presses.ts',
    'shell/restore-scroll.ts',
    'shell/footer/footer.tsx',
    'shell/header/signed-in-menu.tsx',
    'data/lists/additions.ts',
    'data/session/clear-personal-data.ts',
    'data/wishes/store-wish.ts',
    'lib/parts/restore-fields.ts',
    'features/catalogue/book/book-words.ts',
    'features/catalogue/book/offers/list-notice.tsx',
  ],
} satisfies Readonly<Record<string, readonly string[]>>;

/** Folders of the client whose files belong to the desk, and to the pages of an account. */
const folders = {
  desk: ['routes/desk/', 'features/desk/'],
  account: [
    'features/account/',
    'features/sign-in/',
    'routes/account-details',
    'routes/delete-account',
    'routes/forgot-password',
    'routes/login',
    'routes/register',
    'routes/reset-password',
    'routes/sso',
  ],
};

/**
 * Characters of source up to which modules that the same screens share become part of a larger file. Alone they would
 * be a file of about 0.5 kB (gzip). A request costs a page more than such modules that it does not use.
 */
const maxSmallSize = 2500;
/** Characters of source up to which a part belongs to the file of small parts. It has about 1 kB (gzip). */
const maxPartSize = 6000;

/**
 * Returns the groups of modules that become shared files of the client. Any other module goes into its screen's file,
 * or into a file with the modules that the same screens share.
 * Few files compress better than many, and each file is a request. But a first page should not download much code of
 * other pages.
 * - `main`: the frame of every page, and modules shared by the start page and the book page
 * - `home`, `book`: modules that the page shares with other pages
 * - `later`: small parts that a page loads after its first paint
 * - `shop`: modules shared by search, the screens from basket to trade and what is below the first screen of the start
 *   page and the book page, and small modules that any two screens share
 * - `accounts`: modules shared by the pages of an account only
 * - `desk`: modules shared by the desk's screens only
 *
 * `scripts/weigh.mjs` names the pages of customers that load the file of the desk.
 */
export function chunkGroups(root: string) {
  let batches: ReturnType<typeof clientBatches> | null = null;
  const pathOf = (entry: string) => entry.replace(`${root}/client/`, '').replace(/\?.*$/, '');
  const isOf = (kind: keyof typeof namedFiles) => {
    const files: readonly string[] = namedFiles[kind];
    return (entry: string) => files.includes(pathOf(entry));
  };
  const isIn = (kind: keyof typeof folders) => (entry: string) =>
    folders[kind].some((folder) => pathOf(entry).startsWith(folder));

  /** Returns the shared file of a module, or null for a module that rolldown places by itself. */
  const fileOf = (id: string, graph: Graph): string | null => {
    batches ??= clientBatches(`${root}/client/main.tsx`, `${root}/messages/compiled/messages`, graph);
    const batch = batches.get(id);
    if (!batch) return null;
    const { entries, name, size } = batch;
    const uses = (isOne: (entry: string) => boolean) => entries.filter(isOne).length;
    if (uses(isOf('main')) > 0 || (uses(isOf('home')) > 0 && uses(isOf('book')) > 0)) return 'main';
    if (uses(isOf('later')) === entries.length && size <= maxPartSize) return 'later';
    const ofDesk = uses(isIn('desk'));
    const ofShop = entries.length - ofDesk;
    if (entries.length < 2) return null;
    if (ofShop === 0) return 'desk';
    if (ofShop > 1 && uses(isOf('home')) > 0) return 'home';
    if (ofShop > 1 && uses(isOf('book')) > 0) return 'book';
    if (ofShop > 1 && uses(isOf('shelves')) > 0) return 'shop';
    if (uses(isOf('lists')) > 1 || (uses(isOf('lists')) > 0 && uses(isOf('search')) > 0)) return 'shop';
    if (uses(isIn('account')) === entries.length) return 'accounts';
    // The scanning page has hardly any script before its camera, and stays so.
    if (size <= maxSmallSize && uses(isOf('scanning')) === 0) return 'shop';
    // Named, because otherwise the desk's file would contain it and customers would load that file.
    return ofDesk > 0 ? name : null;
  };

  // A group includes the imports of its modules, so groups with a higher priority come first.
  const files = ['main', 'home', 'book', 'shop', 'accounts', 'later'];
  const group = (priority: number, debugName: string, name: (id: string, graph: Graph) => string | null) => ({
    priority,
    debugName,
    name,
  });
  return [
    // Texts are files of their own, so that the largest files are the same in all languages.
    group(10, 'texts', (id, graph) => {
      const file = id.includes('/messages/compiled/') ? fileOf(id, graph) : null;
      return file === 'main' || file === 'shop' ? `${file}-words` : null;
    }),
    ...files.map((file, at) => group(9 - at, file, (id, graph) => (fileOf(id, graph) === file ? file : null))),
    group(2, 'shared with the desk', (id, graph) => {
      const file = fileOf(id, graph);
      return file === null || file === 'desk' || files.includes(file) ? null : file;
    }),
    group(1, 'desk', (id, graph) => (fileOf(id, graph) === 'desk' ? 'desk' : null)),
  ];
}
