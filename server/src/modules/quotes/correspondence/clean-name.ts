import { quoteLimits } from 'shared-kit/contract';

/** A file name that is safe in any folder and header, with its content's extension. */
export function cleanName(given: string, extensions: readonly string[]): string {
  const [extension = 'bin'] = extensions;
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = withoutDots(
    last
      // Control and bidirectional characters, and those that folders and headers reserve.
      .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}<>:"|?*;]/gu, '')
      .replace(/\s+/g, ' '),
  );
  const dot = plain.lastIndexOf('.');
  const ending = dot > 0 ? plain.slice(dot + 1).toLowerCase() : '';
  const keeps = extensions.includes(ending);
  const stem = keeps ? plain.slice(0, dot) : plain;
  const room = quoteLimits.attachmentName - extension.length - 1;
  const name = [...(stem || 'file')].slice(0, room).join('').trim();
  return `${name}.${keeps ? ending : extension}`;
}

/** Without dots and spaces at both ends. A pattern for the end would take time that grows with the square. */
function withoutDots(name: string): string {
  const letters = [...name];
  return letters
    .slice(0, letters.findLastIndex((it) => it !== '.' && it !== ' ') + 1)
    .join('')
    .replace(/^[. ]+/, '');
}
