/** Downloads a text generated in the page as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // By the next task the browser has taken the file.
  setTimeout(() => URL.revokeObjectURL(url));
}
