import { replaceHidden } from 'shared-kit/contract/names';

/** Together with the ending. */
const longest = 150;
/**
 * Characters with a meaning in paths or headers, and those that nobody sees. The two joiners stay, since words of some
 * scripts need them.
 */
const unsafe = /[\p{Co}\p{Cn}\p{Cs}<>:"|?*;]|(?![\u200c\u200d])\p{Cf}/gu;

/**
 * Makes an uploaded file's name safe to show and save: no folders, no characters that systems refuse or that reverse
 * text, never hidden. It keeps its ending if its content may have it, else it gets the first of `endings`.
 */
export function cleanFileName(given: string, endings: readonly [string, ...string[]]): string {
  const base = replaceHidden((given.split(/[/\\]/).at(-1) ?? '').normalize('NFC'), () => ' ')
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const own = endings.find((ending) => base.toLowerCase().endsWith(`.${ending}`));
  const ending = own ?? endings[0];
  const stem = [...(own ? base.slice(0, -own.length - 1) : base)]
    .slice(0, longest - ending.length - 1)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${stem || 'file'}.${ending}`;
}
