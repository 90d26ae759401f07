import type { Subject } from '../../../subjects';

/**
 * Reads subjects of the shop by the beginning of a code: `FF crime | FRH romance historical`. A code alone means no
 * subject.
 */
function table(lines: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    lines
      .split(/\s*\|\s*/)
      .map((entry) => entry.trim().split(/\s+/))
      .map(([code = '', ...subjects]) => [code, subjects]),
  );
}

/** A list of subject codes that the book trade uses, with the shop's subjects. */
export interface SubjectTable {
  readonly name: 'Thema' | 'BISAC' | 'BIC';
  /** By the beginning of a code; the longest beginning counts. */
  readonly byPrefix: ReadonlyMap<string, readonly string[]>;
}

/** @see Thema 1.5 (EDItEUR), subject categories */
const thema = table(`
  A art | ATD drama | C language | CT | D | DB classics | DC poetry | DD drama | DNB biography | DNBA memoir |
  DNC memoir | DND memoir | DNG | DNL essays | DNT | DNX biography | DNXC crime | F fiction | FBC classics |
  FDB science-fiction | FDK science-fiction | FDM science-fiction | FDV science-fiction | FF crime |
  FFH crime historical | FH thriller | FK horror | FL science-fiction | FM fantasy | FMR fantasy romance |
  FP romance | FR romance | FRH romance historical | FRM romance crime | FRT romance fantasy | FU humour |
  FV historical | FYB short-stories | J politics | JM psychology | JN | JW history | K business | L politics |
  M science | MKM psychology | N history | P science | PSV nature | PST nature | Q | QD philosophy | QR religion |
  R nature | RG nature | S | T science | TQ nature | U science | V self-help | VX religion | W | WB food | WF art |
  WH humour | WM nature | WN nature | WQ history | WT travel | X comics | Y children | YD children poetry
`);

/** @see BISAC Subject Headings (BISG) */
const bisac = table(`
  ANT art | ARC art | ART art | BIB religion | BIO biography | BIO026 memoir | BUS business | CGN comics |
  CKB food | COM science | CRA art | DES art | DRA drama | EDU | FAM self-help | FIC fiction | FIC004 classics |
  FIC005 romance | FIC006 thriller | FIC009 fantasy | FIC012 horror | FIC014 historical | FIC015 horror |
  FIC016 humour | FIC022 crime | FIC022060 crime historical | FIC024 horror | FIC027 romance |
  FIC027050 romance historical | FIC027030 romance fantasy | FIC028 science-fiction | FIC029 short-stories |
  FIC030 thriller | FIC031 thriller | FIC036 thriller | FIC040 science-fiction | FIC050 crime |
  FIC055 science-fiction | FIC062 crime | FOR language | GAR nature | GAM | HEA self-help | HIS history | HOM |
  HUM humour | JNF children | JUV children | LAN language | LCO | LCO010 essays | MAT science | MED science |
  MUS art | NAT nature | OCC religion | PER art | PET nature | PHI philosophy | PHO art | POE poetry |
  POL politics | PSY psychology | REL religion | SCI science | SEL self-help | SOC politics | TEC science |
  TRU crime | TRV travel | YAF young-adult | YAN young-adult
`);

/** @see BIC Standard Subject Categories 2.1 (Book Industry Communication) */
const bic = table(`
  A art | B biography | BGA memoir | BJ memoir | BM memoir | BT biography | BTC crime | C language | D |
  DB classics | DC poetry | DD drama | DNF essays | F fiction | FC classics | FF crime | FFH crime historical |
  FH thriller | FK horror | FL science-fiction | FM fantasy | FP romance | FQ fantasy | FR romance |
  FRH romance historical | FV historical | FX comics | FYB short-stories | G | H history | HP philosophy |
  HR religion | J politics | JM psychology | JN | JW history | K business | L politics | M science |
  MMJ psychology | P science | PSV nature | R nature | T science | TV nature | U science | V self-help |
  VX religion | W | WB food | WF art | WH humour | WM nature | WN nature | WT travel | Y children |
  YD children poetry | YFW children comics
`);

/** Tables by the code of their list. @see ONIX code list 27 */
export const subjectTables: ReadonlyMap<string, SubjectTable> = new Map([
  ['93', { name: 'Thema', byPrefix: thema }],
  ['10', { name: 'BISAC', byPrefix: bisac }],
  ['12', { name: 'BIC', byPrefix: bic }],
]);

/** Lists of qualifiers that hold the age of readers: Thema interest age, BIC reading level. @see ONIX code list 27 */
export const ageSchemes: ReadonlySet<string> = new Set(['98', '17']);
/** Codes for readers from 12 years on, in both lists. */
export const youngAdultAge = /^5A[N-U]/;

/** Subject for books of the children's lists whose readers are 12 or older. */
export const youngAdult: Subject = 'young-adult';
