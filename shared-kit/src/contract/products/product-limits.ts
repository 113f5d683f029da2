/** Upper bounds for a product, whoever writes it: the editor, an import, the seeder. */
export const productLimits = {
  title: 200,
  description: 10_000,
  words: 1_000,
  model: 120,
  sku: 64,
  place: 120,
  attributeText: 500,
  listed: 50,
  priceRows: 60,
  tiers: 10,
  options: 6,
  optionValues: 60,
  optionText: 200,
  /** As many as a Shopify product may have. */
  variants: 2_048,
  images: 12,
  certificates: 20,
} as const;

/** Overrides of the reading direction make a name look like another; control characters break tables and files. */
const hidden = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u;

export const hasHiddenCharacters = (text: string): boolean => hidden.test(text);
