/** A facet's value as one text, such as `origin:TR` or `attr.shedding:dobby`. */
export const term = (facet: string, value: string): string => `${facet}:${value}`;

/** The facet and its value in a term. Facets contain no colon. */
export function facetOfTerm(text: string): Readonly<{ facet: string; value: string }> {
  const at = text.indexOf(':');
  return { facet: text.slice(0, at), value: text.slice(at + 1) };
}
