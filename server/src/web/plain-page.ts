import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BuiltHost } from './built-host.ts';

const common = readFileSync(new URL('./plain-page.css', import.meta.url), 'utf8');

/** The source with which a content security policy allows this inline text. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Styles of a page without the host: the common ones, then its own. */
export const plainStyle = (own: URL): string => common + readFileSync(own, 'utf8');

/** The market's icon and styles; empty if no host is built. */
export function linkedFiles(host: BuiltHost | null): string {
  if (!host) return '';
  const styles = host.styles.map((address) => {
    const hash = host.integrity[address];
    return `<link rel="stylesheet" href="${address}"${hash ? ` integrity="${hash}"` : ''}>`;
  });
  return [`<link rel="icon" type="image/svg+xml" href="${host.icon}">`, ...styles].join('\n');
}
