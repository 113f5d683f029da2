/** Facets that every category has, by their name in the API. All others are attributes. */
const general: Readonly<Record<string, string>> = {
  category: 'category',
  maker: 'maker',
  condition: 'condition',
  origin: 'origin',
  price: 'price',
  lead_time: 'lead_time',
  lead_time_max: 'lead_time',
};

/** A facet's key in the address: `reed_width_cm` → `attr.reed_width_cm`. */
export const facetKey = (key: string): string =>
  general[key] ?? (key.startsWith('attr.') ? key : `attr.${key}`);
