/** Reads of rows without a definition of their columns, which no test compares with the SQL. */
const untypedReads: readonly RegExp[] = [
  /\brows(?:At)?(?:<.*?>)?\(/,
  /\.(?:first|all|raw)</,
  /(?:^\s*|\))\.first\((?:\)|['"])/,
  // Rows of a result in a batch. `rowsOf` of the read returns them with their types.
  /\.results\b/,
];

/** Returns the names of the calls whose brackets are open at `end`, from the innermost to the outermost. */
function openCalls(code: string, end: number): string[] {
  const calls: string[] = [];
  let closed = 0;
  for (let at = end - 1; at >= 0; at -= 1) {
    if (code[at] === ')') closed += 1;
    else if (code[at] === '(' && closed > 0) closed -= 1;
    else if (code[at] === '(') calls.push(/([\w.]*)$/.exec(code.slice(0, at))?.[1] ?? '');
  }
  return calls;
}

const linesWith = (code: string, patterns: readonly RegExp[]) =>
  code.split('\n').filter((line) => patterns.some((pattern) => pattern.test(line)));

/**
 * Returns the lines of a file's code that read rows without a definition of their columns, or that use Drizzle outside
 * `run(…)` and `statementOf(…)`.
 * @see docs/decisions/054-database-access.md
 */
export function forbiddenReads(code: string): string[] {
  const unwrapped = [...code.matchAll(/\borm\(.*/g)].filter(
    ({ index }) => !openCalls(code, index).some((call) => call === 'run' || call === 'statementOf'),
  );
  return [...linesWith(code, untypedReads), ...unwrapped.map(([line]) => line)];
}

/** Returns the lines of a file's code that prepare a statement without `sql`, `defineRead` and `statementOf`. */
export function forbiddenStatements(code: string): string[] {
  return linesWith(code, [/\.prepare\(/]);
}
