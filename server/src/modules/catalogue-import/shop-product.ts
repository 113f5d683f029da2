/** One product of an export: its rows put together, nothing judged yet. */
export type ShopProduct = Readonly<{
  /** Of its first row. */
  line: number;
  handle: string;
  title: string;
  body: string;
  status: string;
  published: string;
  giftCard: string;
  condition: string;
  /** Option1 to Option3; empty where there is none. */
  optionNames: readonly string[];
  variants: readonly ShopVariant[];
  images: readonly ShopImage[];
}>;

export type ShopVariant = Readonly<{
  line: number;
  /** Of Option1 to Option3. */
  values: readonly string[];
  sku: string;
  price: string;
  grams: string;
}>;

export type ShopImage = Readonly<{ line: number; url: string; position: string; alt: string }>;
