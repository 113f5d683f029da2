import { namesOf } from '../tables/index.ts';

/**
 * Units by their symbol. `size` is what one of them measures in its dimension's base unit, as a decimal or an exact
 * fraction of two: definitions, not rounded figures.
 */
const units = {
  mm: {
    dimension: 'length',
    size: '0.001',
    names: 'milimetre millimetre millimeter millimetres millimeters',
  },
  cm: {
    dimension: 'length',
    size: '0.01',
    names: 'santim santimetre centimetre centimeter centimetres centimeters',
  },
  m: { dimension: 'length', size: '1', names: 'metre meter metres meters mt' },
  in: { dimension: 'length', size: '0.0254', names: "inch inches inç pus \" ″ ” ''" },
  ft: { dimension: 'length', size: '0.3048', names: "foot feet fit ' ′" },
  yd: { dimension: 'length', size: '0.9144', names: 'yard yards yarda' },
  nm: { dimension: 'wavelength', size: '1', names: 'nanometre nanometer' },
  'm/min': { dimension: 'speed', size: '1/60', names: 'm/dk mpm m/dak mt/dk' },
  'm/s': { dimension: 'speed', size: '1', names: 'm/sn m/sec' },
  'yd/min': { dimension: 'speed', size: '0.9144/60', names: 'ypm yd/dk' },
  'ft/min': { dimension: 'speed', size: '0.3048/60', names: 'fpm ft/dk' },
  rpm: { dimension: 'rotation', size: '1', names: 'd/dk dev/dk devir/dk dev/dak rev/min r/min u/min min-1' },
  '1/min': { dimension: 'rotation', size: '1', names: '/min atkı/dk ppm spm' },
  'kg/h': { dimension: 'output', size: '1', names: 'kg/saat kg/sa kg/hr' },
  't/h': { dimension: 'output', size: '1000', names: 't/saat ton/saat t/hr' },
  't/d': { dimension: 'output', size: '1000/24', names: 't/gün t/day ton/gün' },
  'kg/d': { dimension: 'output', size: '1/24', names: 'kg/gün kg/day' },
  'lb/h': { dimension: 'output', size: '0.45359237', names: 'lbs/h lb/hr lbs/hr' },
  g: { dimension: 'mass', size: '0.001', names: 'gr gram grams gramme' },
  kg: { dimension: 'mass', size: '1', names: 'kilo kilogram kilograms kgs' },
  t: { dimension: 'mass', size: '1000', names: 'ton tons tonne tonnes' },
  lb: { dimension: 'mass', size: '0.45359237', names: 'lbs pound pounds libre' },
  oz: { dimension: 'mass', size: '0.028349523125', names: 'ounce ounces ons' },
  'g/m²': { dimension: 'areal-weight', size: '1', names: 'gsm gr/m2' },
  'oz/yd²': { dimension: 'areal-weight', size: '28.349523125/0.83612736', names: 'oz/sqyd osy oz/yard2' },
  kW: { dimension: 'power', size: '1', names: 'kilowatt kilovat' },
  W: { dimension: 'power', size: '0.001', names: 'watt vat' },
  // The mechanical horsepower, 550 foot-pounds a second; the metric one (PS) is smaller.
  hp: { dimension: 'power', size: '0.74569987158227022', names: 'bhp' },
  PS: { dimension: 'power', size: '0.73549875', names: 'cv ch bg' },
  V: { dimension: 'voltage', size: '1', names: 'volt volts' },
  kV: { dimension: 'voltage', size: '1000', names: 'kilovolt' },
  bar: { dimension: 'pressure', size: '1', names: 'bars' },
  MPa: { dimension: 'pressure', size: '10', names: 'megapascal' },
  kPa: { dimension: 'pressure', size: '0.01', names: 'kilopascal' },
  psi: { dimension: 'pressure', size: '4.4482216152605/64.516', names: 'lbf/in2' },
  'm³/h': { dimension: 'flow', size: '1', names: 'm3/saat m3/sa' },
  'm³/min': { dimension: 'flow', size: '60', names: 'm3/dk' },
  'l/min': { dimension: 'flow', size: '0.06', names: 'lt/dk l/dk lpm' },
  cfm: { dimension: 'flow', size: '1.69901082', names: 'ft3/min' },
  'm²/h': { dimension: 'area-output', size: '1', names: 'm2/saat m2/sa' },
  '°C': { dimension: 'temperature', size: '1', zero: '273.15', names: 'c celsius santigrat' },
  '°F': { dimension: 'temperature', size: '5/9', zero: '2298.35/9', names: 'f fahrenheit' },
  K: { dimension: 'temperature', size: '1', names: 'kelvin' },
  dpi: { dimension: 'resolution', size: '1', names: '' },
  N: { dimension: 'force', size: '0.001', names: 'newton' },
  kN: { dimension: 'force', size: '1', names: 'kilonewton' },
  kgf: { dimension: 'force', size: '0.00980665', names: 'kp' },
  'T/m': { dimension: 'twist', size: '1', names: 'tpm tur/m t.p.m.' },
  tpi: { dimension: 'twist', size: '1/0.0254', names: 't/inch tur/inç' },
  tex: { dimension: 'yarn-count', size: '1', names: 'teks' },
  dtex: { dimension: 'yarn-count', size: '0.1', names: 'desiteks' },
  den: { dimension: 'yarn-count', size: '1/9', names: 'denier denye' },
  // Lengths for a mass: the finer the yarn, the higher the count. One Ne is a hank of 840 yards a pound.
  Ne: { dimension: 'yarn-count', size: '453.59237/0.768096', inverse: true, names: 'nec cc' },
  Nm: { dimension: 'yarn-count', size: '1000', inverse: true, names: '' },
  '1/cm': { dimension: 'density', size: '1', names: '/cm tel/cm' },
  '1/in': { dimension: 'density', size: '1/2.54', names: '/in tel/inç' },
  'l/kg': { dimension: 'liquor-ratio', size: '1', names: 'lt/kg' },
  '%': { dimension: 'share', size: '1', names: 'percent yüzde' },
  E: { dimension: 'needle-gauge', size: '1', names: 'gg fein' },
} as const satisfies Readonly<Record<string, UnitOfMeasure & { names: string }>>;

type UnitOfMeasure = Readonly<{
  dimension: string;
  size: string;
  /** What 0 of it is in the base unit, for scales that don't start there. */
  zero?: string;
  /** The base unit's figure is `size` divided by its own. */
  inverse?: boolean;
}>;

export type UnitSymbol = keyof typeof units;
export type Dimension = (typeof units)[UnitSymbol]['dimension'];

export const unitSymbols = namesOf(units);
export const isUnitSymbol = (text: string): text is UnitSymbol => Object.hasOwn(units, text);
export const unitOf = (symbol: UnitSymbol): UnitOfMeasure & { dimension: Dimension } => units[symbol];

/** Spaces, superscripts and multiplication signs don't distinguish units; capitals may: `Nm` and `nm`. */
const plain = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').replaceAll('⁄', '/');
const folded = (text: string): string =>
  plain(text).replaceAll('İ', 'i').toLowerCase().replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '');

function bySpelling(spell: (text: string) => string): ReadonlyMap<string, readonly UnitSymbol[]> {
  const found = new Map<string, UnitSymbol[]>();
  for (const symbol of unitSymbols) {
    const spellings = new Set([symbol, ...units[symbol].names.split(' ')].map(spell));
    for (const spelling of spellings) {
      if (spelling) found.set(spelling, [...(found.get(spelling) ?? []), symbol]);
    }
  }
  return found;
}
const exact = bySpelling(plain);
const loose = bySpelling(folded);

/**
 * The unit that people call so in English or Turkish; null if it isn't known. Capitals decide between two (`T/m` is
 * twist, `t/h` is output); where they don't, it is the one of the dimension looked for.
 */
export function readUnit(text: string, lookedFor?: Dimension): UnitSymbol | null {
  const called = [...(exact.get(plain(text)) ?? []), ...(loose.get(folded(text)) ?? [])];
  return called.find((symbol) => units[symbol].dimension === lookedFor) ?? called[0] ?? null;
}
