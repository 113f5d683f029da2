/** Where this market serves code: the host's files and those of releases. Other files, such as uploads, never run. */
const codePaths = ['/h/', '/r/'];
const trusted = new Set<string>();

/** Also allows scripts from the origins of these addresses, for areas on the developer's own machine. */
export function trustOriginsOf(addresses: readonly string[]): void {
  for (const address of addresses) trusted.add(new URL(address, document.baseURI).origin);
  trusted.delete(window.location.origin);
}

export function createScriptURL(address: string): string {
  const { origin, pathname } = new URL(address, document.baseURI);
  const isOwn = origin === window.location.origin && codePaths.some((path) => pathname.startsWith(path));
  if (isOwn || trusted.has(origin)) return address;
  throw new TypeError(`No script may come from ${address}`);
}

const tag = /<\/?([a-z][a-z0-9-]*)((?:\s+[a-z][\w:-]*="[^"<]*")*)\s*\/?>/gi;
const attribute = /([a-z][\w:-]*)="([^"]*)"/gi;
const inert =
  /^(?!script|iframe|frame|object|embed|base|meta|link|form|foreignobject|animate|set$|template|style)/i;
const isAddress = /^(xlink:)?(href|src|action|formaction|data)$/i;
const plainAddress = /^(#|\/|https?:|mailto:)/i;

/**
 * Accepts only the markup of our own drawings, glyphs and legal texts. It is no sanitiser: it refuses markup that isn't
 * plainly written, or that could run or load anything.
 */
export function createHTML(markup: string): string {
  const rest = markup.replace(tag, (whole, name: string, attributes: string) =>
    inert.test(name) && [...attributes.matchAll(attribute)].every(isPlain) ? '' : whole,
  );
  if (rest.includes('<')) throw new TypeError(`This markup may not be shown: ${markup.slice(0, 80)}`);
  return markup;
}

function isPlain([, name = '', value = '']: RegExpExecArray): boolean {
  if (isAddress.test(name)) return plainAddress.test(value);
  return !/^(on|srcdoc$)/i.test(name);
}

type Factory = {
  createPolicy: (name: string, rules: Readonly<Record<string, (text: string) => string>>) => void;
};

/** The only policy: it checks every text that becomes a script address or markup. No text ever becomes a script. */
(window as { trustedTypes?: Factory }).trustedTypes?.createPolicy('default', { createHTML, createScriptURL });
