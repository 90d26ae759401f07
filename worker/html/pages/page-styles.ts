import { styleRules, type StyleRule } from 'virtual:style-rules';

type Sheets = Readonly<Record<string, readonly StyleRule[]>>;

let read: Sheets | null = null;
/** Returns the rules of all sheets. They are parsed once, when the first page asks. */
function rulesBySheet(): Sheets {
  const rules: Sheets = read ?? JSON.parse(styleRules);
  read = rules;
  return rules;
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

/** Separates the typefaces that have a file (as CSS) from the other rules. Faces of the system are rules. */
export function splitTypefaces(all: readonly StyleRule[]): { rules: StyleRule[]; typefaces: string } {
  const rules: StyleRule[] = [];
  let typefaces = '';
  for (const rule of all) {
    if (!('group' in rule) && rule[0].startsWith('@font-face') && rule[0].includes('url(')) typefaces += rule[0];
    else rules.push(rule);
  }
  return { rules, typefaces };
}

/**
 * Returns the styles of the sheets `files` that a page uses, about a third of them, and their typefaces. A page with
 * its styles inside is painted one round trip earlier. The sheets follow with the script (docs/decisions/108).
 */
export function pageStyles(html: string, files: readonly string[]): { rules: string; typefaces: string } {
  const { rules, typefaces } = splitTypefaces(files.flatMap((file) => rulesBySheet()[file] ?? []));
  return { rules: usedRules(rules, classesOf(html)), typefaces };
}
