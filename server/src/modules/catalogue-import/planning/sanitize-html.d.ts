/** Types for the part of the package that is used; it has none. */
declare module 'sanitize-html' {
  type Options = Readonly<{
    allowedTags: readonly string[];
    allowedAttributes: Readonly<Record<string, readonly string[]>>;
    nonTextTags?: readonly string[];
  }>;
  export default function sanitizeHtml(html: string, options: Options): string;
}
