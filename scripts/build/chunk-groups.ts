/** Part of rolldown's module graph that the groups need. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

const pages = (...names: string[]) =>
  names.map((name) => `routes/${name}.tsx?tsr-split=component---loader---pendingComponent`);
const home = pages('index');
const book = pages('books.$isbn.{-$title}');
const lists = pages('basket', 'cart', 'checkout', 'trades/$id');
const search = pages('search');
/** Parts of the start page and the book page that are loaded after the first script. */
const shelves = ['features/catalogue/home/home-below.tsx', 'features/catalogue/book/book-below.tsx'];
const desk = pages(
  'desk/route',
  'desk/index',
  'desk/receive',
  'desk/trades.$id',
  'desk/trades.$id_.print.$paper',
  'desk/pick',
  'desk/payouts',
  'desk/money',
  'desk/stock',
  'desk/catalogue.{-$kind}.{-$key}',
  'desk/asked',
  'desk/withdrawals',
  'desk/reports',
  'desk/jobs',
);
const others = [
  ...search,
  ...pages(
    'authors.$name',
    'subjects.$subject',
    'login',
    'login_/confirm',
    'login_/recovery',
    'register',
    'forgot-password',
    'reset-password',
    'sso',
    'bulk-scanning',
    'faq',
    '$slug',
    'chat-bot',
    'account-details',
    'account-details_/edit',
    'account-details_/confirm-email',
    'delete-account',
    'mail-choices.$key',
    'maintenance',
    'trades/$id_.print.$paper',
    'trades/$id_.open',
    'find-trade',
    'withdraw',
  ),
  'features/scanning/scan-desk.tsx',
  'features/catalogue/recent/recently-viewed.tsx',
  'shell/notices/closed-strip.tsx',
  'shell/balance/balance-bar.tsx',
  'shell/balance/balance-lists.tsx',
];

/**
 * Messages and small modules that several screens share and that belong to no group above.
 * Without a group each would be a file of about 40 bytes with an entry in every page's import map, or the group of the
 * desk would take it along and customers would load that group. `scripts/weigh.mjs` names the pages that do.
 */
const sharedMessages = [
  String.raw`shell_\w+`,
  String.raw`\w+_title`,
  'account_(?:confirm_text|payout_holder|signed_out|stop_text|trade_mails_(?:always|hint)|wishes_mails_hint)',
  'balance_postage_back',
  'basket_refused_line',
  'checkout_(?:empty_take|note_no_vat)',
  'find_trade_(?:link|number_wrong)',
  'reason_ex_library',
  'trade_line_(?:out_returned|return_requested|sent)',
  'trades_withdraw_(?:next_step|which)',
  'accounts_(?:email_wrong|go_on|link_wrong|name_hint|password|sign_in|signed_in|to_register)',
];
const sharedWords = new RegExp(String.raw`/messages/(?:${sharedMessages.join('|')})\.js$`);
const sharedData = /\/client\/data\/(?:use-choose-market|session\/session-changed|trade\/open-trade)\.ts$/;
const sharedRuleFiles = [
  'accounts/(?:email|mailed-token|person-name)',
  'catalogue/(?:formats|series|words)',
  'catalogue/editing/edition-values',
  'subjects',
  'law/buying',
  'trades/(?:number|lifecycle/state-facts)',
];
const sharedRules = new RegExp(String.raw`/domain/(?:${sharedRuleFiles.join('|')})\.ts$`);
// Schemas of checkout, trades, lists and desk bring more rules along, which other pages should not load.
const sharedSchemas =
  /\/domain\/forms\/(?:account-forms|field-rules|find-order-form|form-schema|sign-in-forms|vote-form)\.ts$/;
const sharedForms = /\/client\/forms\/(?:account-words|begin-again|link-field|payout-words|use-action-form)\.tsx?$/;
const shared = [sharedWords, sharedData, sharedRules, sharedSchemas, sharedForms];
const isShared = (id: string) => shared.some((each) => each.test(id));

/**
 * Returns the groups of modules that become shared files of the client. Any other module goes into its screen's file.
 * Few files compress better than many, but a first page should not download code of another page.
 * - `main`: the frame of every page, and modules shared by the start page and the book page
 * - `home`, `book`: modules that the page shares with other pages
 * - `shelves`: modules shared by shelves of books below the first screen, and by lists of books
 * - `tools`: modules shared by search and the screens from basket to trade
 * - `lists`: modules shared by the screens from basket to trade only
 * - `desk`: modules shared by the desk's screens only
 */
export function chunkGroups(root: string) {
  const reached = new Map<string, ReadonlySet<string>>();
  /**
   * Returns every module that a file of the client imports without `import()`.
   * Of the messages, which come through one module, it returns those that the file uses.
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
    if (uses(home) > 0 && uses([...shelves, ...lists, ...others]) > 0) return 'home';
    if (uses(book) > 0 && uses([...shelves, ...lists, ...others]) > 0) return 'book';
    if (uses(shelves) > 0 && uses([...shelves, ...search, ...lists, ...others]) > 1) return 'shelves';
    if (uses(search) > 0 && uses(lists) > 0) return 'tools';
    if (uses(lists) > 1) return 'lists';
    return uses(desk) > 1 && uses([...home, ...book, ...shelves, ...lists, ...others]) === 0 ? 'desk' : null;
  };
  // A group includes the imports of its modules, so groups with a higher priority come first.
  const files = ['main', 'home', 'book', 'shelves', 'tools', 'lists', 'desk'];
  const groups = files.map((file, at) => ({
    priority: 2 * (8 - at),
    debugName: file,
    name: (id: string, graph: Graph) => (fileOf(id, graph) === file ? file : null),
  }));
  // The texts of the frame are a file of their own, so that the largest file is the same in all languages.
  const words = {
    priority: 20,
    debugName: 'main-words',
    name: (id: string, graph: Graph) =>
      id.includes('/messages/compiled/') && fileOf(id, graph) === 'main' ? 'main-words' : null,
  };
  // Before the group of the desk, so that a customer's page does not load that group for one rule.
  return [words, ...groups, { priority: 5, name: 'words', test: isShared, minShareCount: 2 }];
}
