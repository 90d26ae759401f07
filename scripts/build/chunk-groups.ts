/** What is asked here of rolldown's graph. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

const pages = (...names: string[]) =>
  names.map((name) => `routes/$lng/${name}.tsx?tsr-split=component---loader---pendingComponent`);
const home = [...pages('index'), 'features/catalogue/how-it-works.tsx'];
const book = pages('books.$isbn.{-$title}');
const lists = pages('basket', 'cart', 'checkout', 'trades.$id');
const search = pages('search');
const desk = pages(
  'desk',
  'desk.index',
  'desk.receive',
  'desk.trades.$id',
  'desk.trades.$id_.print.$paper',
  'desk.pick',
  'desk.payouts',
  'desk.money',
  'desk.stock',
  'desk.jobs',
);
const others = [
  ...search,
  ...pages(
    'authors.$name',
    'subjects.$subject',
    'login',
    'login_.confirm',
    'login_.recovery',
    'register',
    'forgot-password',
    'reset-password.index',
    'reset-password.$token',
    'sso',
    'bulk-scanning',
    'faq',
    '$slug',
    'chat-bot',
    'account-details',
    'account-details_.edit',
    'account-details_.confirm-email',
    'delete-account',
    'mail-choices.$key',
    'maintenance',
    'trades.$id_.print.$paper',
    'trades.$id_.open',
    'find-trade',
  ),
  'features/scanning/scan-desk.tsx',
  'features/catalogue/book-below.tsx',
  'features/catalogue/recently-viewed.tsx',
  'shell/closed-strip.tsx',
  'shell/balance/balance-bar.tsx',
  'shell/balance/balance-lists.tsx',
];

/**
 * Messages that several screens share and no file above has. Each would be a file of some 40 bytes, with an entry in
 * the import map of every page.
 */
const sharedWords =
  /\/messages\/compiled\/messages\/(?:shell_\w+|\w+_title|accounts_(?:came_in|go_on|password|to_register))\.js$/;

/**
 * The shared files of the client; a module in none of them is in its screen's own. Few files compress better than many,
 * and no first page should download another's: `main` has the frame of every page and what the start page and a
 * book's page share; `home` and `book` what each shares with others beyond it; `tools` what search and the screens
 * from basket to trade share; `lists` what those share alone; `desk` what the desk's screens share and no page of the
 * shop has.
 */
export function chunkGroups(root: string) {
  const reached = new Map<string, ReadonlySet<string>>();
  /**
   * Everything a file of the client imports without `import()`; of the messages, which come through one module, those
   * it says.
   */
  const from = (file: string, graph: Graph): ReadonlySet<string> => {
    const known = reached.get(file);
    if (known) return known;
    const all = new Set<string>();
    const visit = (id: string) => {
      if (all.has(id) || id.endsWith('/messages/compiled/messages.js')) return;
      all.add(id);
      const module = graph.getModuleInfo(id);
      for (const next of module?.importedIds ?? []) visit(next);
      for (const [, key] of module?.code?.matchAll(/\bm\.(\w+)/g) ?? [])
        visit(`${root}/messages/compiled/messages/${key}.js`);
    };
    visit(`${root}/client/${file}`);
    reached.set(file, all);
    return all;
  };
  const fileOf = (id: string, graph: Graph) => {
    const uses = (files: readonly string[]) => files.filter((file) => from(file, graph).has(id)).length;
    if (uses(['main.tsx']) > 0 || (uses(home) > 0 && uses(book) > 0)) return 'main';
    if (uses(home) > 0 && uses([...lists, ...others]) > 0) return 'home';
    if (uses(book) > 0 && uses([...lists, ...others]) > 0) return 'book';
    if (uses(search) > 0 && uses(lists) > 0) return 'tools';
    if (uses(lists) > 1) return 'lists';
    return uses(desk) > 1 && uses([...home, ...book, ...lists, ...others]) === 0 ? 'desk' : null;
  };
  // A group takes along what its modules import, so the wanted ones come first.
  const groups = ['main', 'home', 'book', 'tools', 'lists', 'desk'].map((file, at) => ({
    priority: 7 - at,
    debugName: file,
    name: (id: string, graph: Graph) => (fileOf(id, graph) === file ? file : null),
  }));
  return [...groups, { priority: 1, name: 'words', test: sharedWords, minShareCount: 2 }];
}
