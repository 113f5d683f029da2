import { beforeCutting, fold } from './fold.ts';

/** A number with its unit, such as `200 cm`, converted to the base unit of its dimension. */
export type Measure = Readonly<{ dimension: string; amount: number }>;
/** A part of a text: a measure, or the text between two. */
export type TextPart = Readonly<{ text: string; measure: Measure | null }>;

/** A unit's dimension and its size in the base unit, by its folded spellings in both languages. */
const units: ReadonlyMap<string, readonly [dimension: string, size: number]> = new Map(
  (
    [
      ['length', 1, 'mm milimetre millimetre millimeter'],
      ['length', 10, 'cm santim santimetre centimetre centimeter'],
      ['length', 1000, 'm metre meter'],
      ['length', 25.4, 'in inch inches pus " ″'],
      ['speed', 1, 'm/min m/dk mpm'],
      ['speed', 60, 'm/s m/sn'],
      ['rotation', 1, 'rpm 1/min d/dk dev/dk devir/dk'],
      ['output', 1, 'kg/h kg/saat kg/sa'],
      ['output', 1000, 't/h t/saat'],
      ['output', 1000 / 24, 't/d t/gun'],
      ['mass', 1, 'kg kilo'],
      ['mass', 1000, 't ton'],
      ['areal-weight', 1, 'g/m2 gr/m2 gsm'],
      ['power', 1, 'kw'],
      ['voltage', 1, 'v volt'],
      ['pressure', 1, 'bar'],
      ['flow', 1, 'm3/h m3/saat'],
      ['flow', 60, 'm3/min m3/dk'],
      ['area-output', 1, 'm2/h m2/saat'],
      ['temperature', 1, '°c'],
      ['wavelength', 1, 'nm'],
      ['resolution', 1, 'dpi'],
      ['force', 1, 'kn'],
    ] as const
  ).flatMap(([dimension, size, names]) => names.split(' ').map((name) => [name, [dimension, size]] as const)),
);

export function measureOf(value: number, unit: string): Measure | null {
  const [dimension, size] = units.get(fold(unit)) ?? [];
  if (dimension === undefined || size === undefined || !(value > 0)) return null;
  return { dimension, amount: Number((value * size).toPrecision(6)) };
}

const pattern =
  /(?<![\p{L}\p{N}.,/-])(\d{1,9}(?:[.,]\d{1,6})?|\d{1,3}(?:[.,]\d{3})+)\s{0,2}([\p{L}°"″][\p{L}\d²³/]{0,11})(?![\p{L}\p{N}])/gu;

/** A comma or point before three digits separates thousands, as in `2,600 rpm`; any other is a decimal separator. */
const numberOf = (text: string): number =>
  /^[1-9]\d{0,2}([.,]\d{3})+$/.test(text)
    ? Number(text.replace(/[.,]/g, ''))
    : Number(text.replace(',', '.'));

/** Splits a text at its measures. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const composed = beforeCutting(text);
  for (const match of composed.matchAll(pattern)) {
    const measure = measureOf(numberOf(match[1] ?? ''), match[2] ?? '');
    if (!measure) continue;
    parts.push({ text: composed.slice(end, match.index), measure: null }, { text: match[0], measure });
    end = match.index + match[0].length;
  }
  return [...parts, { text: composed.slice(end), measure: null }];
}

/** Steps of five per cent, so that similar measures have nearby lexemes. */
const step = Math.log(1.05);
const stepOf = ({ amount }: Measure): number => Math.round(Math.log(amount) / step);
const reach = 3;

/** No word begins with `#`, so measures and words can't be confused. */
const exactly = ({ dimension, amount }: Measure): string => `#${dimension}:${amount}`;
const about = (dimension: string, at: number): string => `#${dimension}~${at}`;

/** Lexemes for a product with this measure: the exact value and its step. */
export const measureLexemes = (measure: Measure): Readonly<{ exact: string; near: string }> => ({
  exact: exactly(measure),
  near: about(measure.dimension, stepOf(measure)),
});

/** Finds products whose measure is within about fifteen per cent; the exact value ranks higher. */
export function measureQuery(measure: Measure): string {
  const at = stepOf(measure);
  const near = Array.from({ length: 2 * reach + 1 }, (_, place) =>
    about(measure.dimension, at - reach + place),
  );
  return [exactly(measure), ...near].map((it) => `'${it}'`).join(' | ');
}
