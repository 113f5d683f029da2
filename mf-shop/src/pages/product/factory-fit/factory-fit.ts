import { figureFields, figureOf } from 'shared-kit/contract/figures';
import type { Locale } from 'shared-kit/contract/languages';
import type { Factory } from './factory.ts';

export type Attributes = Readonly<Record<string, unknown>>;
export type FitResult = 'fits' | 'does-not-fit' | 'not-stated' | 'not-entered';
export type Demand = 'voltage' | 'power' | 'air' | 'steam' | 'floor' | 'height';
export type FitLine = Readonly<{
  demand: Demand;
  /** The machine's needs in the line's unit; empty if not stated. */
  needs: readonly number[];
  result: FitResult;
}>;

/** Allowed deviation of the supply from the rated voltage (EN 50160). */
const voltageTolerance = 0.1;

const stated = (attributes: Attributes, key: string): number | null => {
  const value = attributes[key];
  return typeof value === 'number' ? value : null;
};
const enteredIn =
  (locale: Locale) =>
  (text: string): number | null => {
    const figure = figureOf(text, locale, figureFields.wish);
    return figure === null ? null : Number(figure);
  };

function judge(
  needs: readonly (number | null)[],
  has: readonly (number | null)[],
  suits: (needs: readonly number[], has: readonly number[]) => boolean,
): Omit<FitLine, 'demand'> {
  const known = needs.filter((it) => it !== null);
  if (known.length < needs.length) return { needs: [], result: 'not-stated' };
  const given = has.filter((it) => it !== null);
  if (given.length < has.length) return { needs: known, result: 'not-entered' };
  return { needs: known, result: suits(known, given) ? 'fits' : 'does-not-fit' };
}

const isEnough = ([need = 0]: readonly number[], [has = 0]: readonly number[]) => has >= need;
const isSameVoltage = ([need = 0]: readonly number[], [has = 0]: readonly number[]) =>
  Math.abs(has - need) <= need * voltageTolerance;

/** The machine may also fit when turned by 90 degrees. */
function hasRoom(needs: readonly number[], has: readonly number[]): boolean {
  const [short = 0, long = 0] = needs.toSorted((a, b) => a - b);
  const [narrow = 0, wide = 0] = has.toSorted((a, b) => a - b);
  return short <= narrow && long <= wide;
}

const metres = (millimetres: number | null) => (millimetres === null ? null : millimetres / 1000);

function steamLine(attributes: Attributes, steam: string): FitLine {
  const heating = attributes.heating;
  if (typeof heating !== 'string') return { demand: 'steam', needs: [], result: 'not-stated' };
  const isNeeded = heating === 'steam';
  const result = !isNeeded || steam === 'yes' ? 'fits' : steam === 'no' ? 'does-not-fit' : 'not-entered';
  return { demand: 'steam', needs: [Number(isNeeded)], result };
}

/** Compares the machine's needs with the factory's supply, line by line. */
export function factoryFit(attributes: Attributes, factory: Factory, locale: Locale): readonly FitLine[] {
  const entered = enteredIn(locale);
  const need = (key: string) => stated(attributes, key);
  return [
    { demand: 'voltage', ...judge([need('voltage_v')], [entered(factory.voltage)], isSameVoltage) },
    { demand: 'power', ...judge([need('power_kw')], [entered(factory.power)], isEnough) },
    { demand: 'air', ...judge([need('air_m3h')], [entered(factory.air)], isEnough) },
    steamLine(attributes, factory.steam),
    {
      demand: 'floor',
      ...judge(
        [metres(need('length_mm')), metres(need('width_mm'))],
        [entered(factory.length), entered(factory.width)],
        hasRoom,
      ),
    },
    { demand: 'height', ...judge([metres(need('height_mm'))], [entered(factory.height)], isEnough) },
  ];
}
