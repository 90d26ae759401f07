/** Something is not as it must be: which check says so, and what it found. */
export class Finding extends Error {
  readonly check: string;
  constructor(check: string, found: string) {
    super(`${check}: ${found}`);
    this.name = 'Finding';
    this.check = check;
  }
}
