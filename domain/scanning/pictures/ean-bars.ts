/** Widths of the four stripes of each digit in set A. @see GS1 General Specifications, 5.2.1 */
const widths = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];
/** Sets of the left half's six digits, by the first digit. */
const parities = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];

/** Returns the widths in modules of bar, space, bar … of an EAN-13 without quiet zones. Does not check the digits. */
export function eanBars(ean13: string): readonly number[] {
  const stripes = (digit: string) => widths[Number(digit)] ?? '';
  const mirrored = (text: string) => [...text].toReversed().join('');
  const parity = parities[Number(ean13[0])] ?? '';
  const left = Array.from(ean13.slice(1, 7), (digit, index) =>
    parity[index] === 'G' ? mirrored(stripes(digit)) : stripes(digit),
  );
  const right = Array.from(ean13.slice(7), stripes);
  return [...['111', ...left, '11111', ...right, '111'].join('')].map(Number);
}

/** Returns seven modules (1 black, 0 white) of four widths that begin with shade `first`. */
const modulesOf = (stripesOfDigit: string, first: 0 | 1): readonly number[] =>
  Array.from(stripesOfDigit, Number).flatMap((width, index) =>
    Array.from({ length: width }, () => (index % 2 === 0 ? first : 1 - first)),
  );

/** Returns the modules of a digit of the left half in set A or (`isEven`) B; they begin white and end black. */
export const leftCell = (digit: number, isEven: boolean): readonly number[] =>
  modulesOf(
    isEven
      ? Array.from(widths[digit] ?? '')
          .toReversed()
          .join('')
      : (widths[digit] ?? ''),
    0,
  );

/** Returns the modules of a digit of the right half; they begin black and end white. */
export const rightCell = (digit: number): readonly number[] => modulesOf(widths[digit] ?? '', 1);
