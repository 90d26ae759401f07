/** Hands the person a file that was fetched: the browser saves it under this name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers take their hold of the content only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
