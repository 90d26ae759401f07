/** A violated check: its name and what it found. */
export class Finding extends Error {
  readonly check: string;
  constructor(check: string, found: string) {
    super(`${check}: ${found}`);
    this.name = 'Finding';
    this.check = check;
  }
}
