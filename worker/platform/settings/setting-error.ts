/** A setting is missing or wrong: its message names it and is for the person who deploys. */
export class SettingError extends Error {
  constructor(setting: string, why: string) {
    super(`Setting ${setting}: ${why} (see "Settings" in README.md)`);
    this.name = 'SettingError';
  }
}
