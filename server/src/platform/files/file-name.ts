const longest = 120;

/**
 * A file's name as somebody gave it, fit to be shown and saved: without folders, without signs that systems refuse or
 * that turn text around, never hidden, and ending as what the file is.
 */
export function cleanFileName(given: string, extension: string): string {
  const ending = `.${extension}`;
  const base = (given.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    // Letters, digits and ordinary signs of any script; nothing that steers, hides or turns.
    .replace(/[^\p{L}\p{M}\p{N} ._()+,&'-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const withoutEnding = base.toLowerCase().endsWith(ending) ? base.slice(0, -ending.length) : base;
  const stem = [...withoutEnding]
    .slice(0, longest)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${stem || 'file'}${ending}`;
}
