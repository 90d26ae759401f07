import { styleRules, type StyleRule } from 'virtual:style-rules';

type Sheets = Readonly<Record<string, readonly StyleRule[]>>;

let parsedSheets: Sheets | null = null;

/** Returns the rules of all sheets. They are parsed once, when the first page asks. */
function rulesBySheet(): Sheets {
  const sheets: Sheets = parsedSheets ?? JSON.parse(styleRules);
  parsedSheets = sheets;
  return sheets;
}

const classesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/**
 * Returns the text of the rules that elements with `classes` can match, in their order. A group without such a rule is
 * left out.
 */
export function usedRules(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  let text = '';
  for (const rule of rules) {
    if ('group' in rule) {
      const inner = usedRules(rule.rules, classes);
      if (inner !== '') text += `${rule.group}{${inner}}`;
      continue;
    }
    const [css, alternatives] = rule;
    if (alternatives === undefined || alternatives.some((needed) => needed.every((name) => classes.has(name))))
      text += css;
  }
  return text;
}

/** Separates typefaces that have a file from those of the system, as CSS. */
export function splitTypefaces(faces: readonly StyleRule[]): { fetched: string; installed: string } {
  const text = faces.map((rule) => ('group' in rule ? '' : rule[0]));
  const fetched = text.filter((face) => face.includes('url('));
  const installed = text.filter((face) => !face.includes('url('));
  return { fetched: fetched.join(''), installed: installed.join('') };
}

/**
 * Returns the styles of the sheets `files` that a page uses, about a third of them, with the typefaces of the system.
 * A page with its styles inside is painted one round trip earlier. The sheets follow with the script
 * (docs/decisions/108). `typefaces` are those with a file, of the sheet `faces`.
 */
export function pageStyles(html: string, files: readonly string[], faces: string) {
  const sheets = rulesBySheet();
  const { fetched, installed } = splitTypefaces(sheets[faces] ?? []);
  const rules = files.flatMap((file) => sheets[file] ?? []);
  return { rules: installed + usedRules(rules, classesOf(html)), typefaces: fetched };
}
