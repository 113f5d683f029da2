/** What a field can hold. A reading beyond it is none. */
export type FigureField = Readonly<{
  /** The most decimals. */
  decimals: number;
  /** The least value; 0 unless it is said. */
  least?: string;
  most: string;
  /** A currency, a unit of measure or of time, or a sales unit. It may be typed beside the figure; no other may. */
  unit?: string | undefined;
  /** The last price of the line: of two readings, the one nearer to it stands first. */
  last?: string | null;
}>;

const percentUpTo = (most: number, decimals: number) =>
  ({ decimals, most: String(most), unit: '%' }) as const;
const wholeFrom = (least: number, most: number) =>
  ({ decimals: 0, least: String(least), most: String(most) }) as const;

/** Every figure that people type, and how it is sent. */
export const figureFields = {
  /** A price of one unit, as it is negotiated. */
  unitPrice: { decimals: 4, most: '99999999999999.9999' },
  /** A sum of money. */
  sum: { decimals: 2, most: '99999999999999.99' },
  /** A price of the catalogue or of a private list. */
  listPrice: { decimals: 4, most: '999999999999.9999' },
  /** What somebody may do alone: accept a quote, sign for a company. */
  amountLimit: { decimals: 2, most: '999999999999.99' },
  /** Steps of a price: what a rise or a cut changes. */
  priceChange: { decimals: 4, least: '-999999999999.9999', most: '999999999999.9999' },
  percentChange: { ...percentUpTo(999.99, 2), least: '-99.99' },
  quantity: wholeFrom(1, 999_999),
  /** A share with the two decimals of trade, such as a discount or a milestone. */
  share: percentUpTo(100, 2),
  /** Less than the whole: nothing is given away. */
  discount: percentUpTo(99.99, 2),
  /** A share of a financing, with the four decimals of banks. */
  bankShare: percentUpTo(100, 4),
  /** Interest a year. */
  rate: percentUpTo(200, 4),
  /** A base may be below zero, as that of the Swiss franc was. */
  baseRate: { ...percentUpTo(200, 4), least: '-200' },
  /** Of a line on the proforma invoice. */
  weight: { decimals: 4, most: '99999999999999.9999', unit: 'kg' },
  /** What a product's draft states of it. */
  productMeasure: { decimals: 6, most: '999999999.999999' },
  /** Of a packed product. */
  packedWeight: { decimals: 3, most: '999999999.999', unit: 'kg' },
  leadTime: { ...wholeFrom(0, 520), unit: 'week' },
  warranty: { ...wholeFrom(0, 600), unit: 'month' },
  /** A typed attribute; a value in another unit is converted with up to 15 digits. */
  measure: { decimals: 15, least: '-999999999999', most: '999999999999' },
  /** What a visitor looks for or reckons with. */
  wish: { decimals: 4, most: '999999999999.9999' },
} as const satisfies Readonly<Record<string, FigureField>>;

/** A whole number between two bounds, such as a term in months. */
export const wholeFigure = (least: number, most: number, unit?: string): FigureField => ({
  ...wholeFrom(least, most),
  ...(unit !== undefined && { unit }),
});
