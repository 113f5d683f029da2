import { browserStore } from '../../../browser-store/browser-store.ts';

/** The factory's data as typed; steam is `yes`, `no` or empty. */
const factoryFields = ['voltage', 'power', 'air', 'steam', 'length', 'width', 'height'] as const;
export type FactoryField = (typeof factoryFields)[number];
export type Factory = Readonly<Record<FactoryField, string>>;

/** The readable part of the stored data. */
export function readFactory(kept: unknown): Factory {
  const entry = (field: FactoryField): string => {
    const value = typeof kept === 'object' && kept !== null ? Reflect.get(kept, field) : '';
    return typeof value === 'string' ? value : '';
  };
  return {
    voltage: entry('voltage'),
    power: entry('power'),
    air: entry('air'),
    steam: entry('steam'),
    length: entry('length'),
    width: entry('width'),
    height: entry('height'),
  };
}

/** Entered once for all products; stored in this browser. */
export const factoryStore = browserStore('tezgah-factory', readFactory);
