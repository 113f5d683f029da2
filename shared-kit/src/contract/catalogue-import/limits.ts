/** Upper bounds of an imported file and of what a product may hold. */
export const importLimits = {
  bytes: 40_000_000,
  /** Of all parts of a workbook together, unpacked. */
  unpackedBytes: 600_000_000,
  rows: 200_000,
  columns: 500,
  /** Letters of one cell. */
  cell: 100_000,
  handle: 255,
  sku: 100,
  title: 255,
  description: 20_000,
  model: 200,
  hsCode: 20,
  warranty: 500,
  place: 100,
  /** Names and values of options, and attributes in words. */
  words: 200,
  variants: 500,
  images: 12,
  tiers: 10,
  mappingName: 80,
  mappings: 50,
} as const;
