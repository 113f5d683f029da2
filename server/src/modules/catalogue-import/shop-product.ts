/** One product of an export: its combined rows, not yet checked. */
export type ShopProduct = Readonly<{
  /** Line of its first row. */
  line: number;
  handle: string;
  title: string;
  body: string;
  status: string;
  published: string;
  giftCard: string;
  condition: string;
  /** Option1 to Option3; empty if missing. */
  optionNames: readonly string[];
  variants: readonly ShopVariant[];
  images: readonly ShopImage[];
}>;

export type ShopVariant = Readonly<{
  line: number;
  /** Values of Option1 to Option3. */
  values: readonly string[];
  sku: string;
  price: string;
  grams: string;
}>;

export type ShopImage = Readonly<{ line: number; url: string; position: string; alt: string }>;
