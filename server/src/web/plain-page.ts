import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BuiltHost } from './built-host.ts';

const common = readFileSync(new URL('./plain-page.css', import.meta.url), 'utf8');

/** The source that a content security policy allows this inline text by. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Styles of a page that stands without the host: those of all such pages, then its own. */
export const plainStyle = (own: URL): string => common + readFileSync(own, 'utf8');

/** The market's sign and styles. Without a built host the page stands without them. */
export function linkedFiles(host: BuiltHost | null): string {
  if (!host) return '';
  const styles = host.styles.map((address) => {
    const hash = host.integrity[address];
    return `<link rel="stylesheet" href="${address}"${hash ? ` integrity="${hash}"` : ''}>`;
  });
  return [`<link rel="icon" type="image/svg+xml" href="${host.icon}">`, ...styles].join('\n');
}
