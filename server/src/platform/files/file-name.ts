const longest = 120;

/**
 * Makes an uploaded file's name safe to show and save: no folders, no characters that systems refuse or that reverse
 * text, never hidden, and with the right extension.
 */
export function cleanFileName(given: string, extension: string): string {
  const ending = `.${extension}`;
  const base = (given.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    // Letters, digits and common signs of any script; no control, hidden or bidirectional characters.
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
