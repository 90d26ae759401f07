// Checks that public/ has the official notices that wrangler.toml names.

/**
 * Returns the files of `[vars.GUARANTEE_NOTICES]` that a folder lacks. `config`: the text of wrangler.toml; `isThere`
 * tells whether the folder has a file.
 */
export function missingNoticeFiles(config, isThere) {
  const [, table = ''] = /^\[vars\.GUARANTEE_NOTICES\]\n((?:(?!\[).*\n?)*)/m.exec(config) ?? [];
  return [...table.matchAll(/^\w+ = "([^"]*)"/gm)].map(([, file]) => file).filter((file) => !isThere(file));
}
