/** Folder with the state of the local shop: database, key-value storage, mails and secrets. */
export const stateDir = process.env.STATE_DIR ?? '.wrangler/state';
