import { browserStore } from '../../../browser-store/browser-store.ts';

/** What a factory offers a machine, as it was typed; steam is `yes`, `no` or empty. */
const factoryFields = ['voltage', 'power', 'air', 'steam', 'length', 'width', 'height'] as const;
export type FactoryField = (typeof factoryFields)[number];
export type Factory = Readonly<Record<FactoryField, string>>;

/** Whatever was kept, as far as it can be understood. */
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

/** Entered once, on whatever product; it stays in this browser. */
export const factoryStore = browserStore('tezgah-factory', readFactory);
