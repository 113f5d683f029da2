import type { CartDelivery } from 'shared-kit/contract';
import { areIndustrialGoods } from './industrial-goods.ts';

type Shipment = Readonly<{
  hsCode: string | null;
  incotermRule: string;
  makerCountry: string;
  originCountry: string;
  destination: string | null;
}>;

/** Delivery terms of Incoterms 2020 under which the seller pays the main carriage up to the named place. */
const carriagePaid: ReadonlySet<string> = new Set(['CFR', 'CIF', 'CIP', 'DAP']);

/** The customs territory of the European Union by its member states, as of 2026-01-01. */
const europeanUnion: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Switzerland, and Liechtenstein with it, took the duty off all industrial goods on 2024-01-01, wherever they come from. */
const industrialFree: ReadonlySet<string | null> = new Set(['CH', 'LI']);

function dutyOn({ hsCode, makerCountry, originCountry, destination }: Shipment): CartDelivery['duty'] {
  // Only goods that are made where they are sold from are surely in free circulation there.
  const countries = [makerCountry, originCountry, destination];
  const inOneCountry = destination !== null && countries.every((it) => it === destination);
  if (inOneCountry) return 'none-same-country';
  if (countries.every((it) => it !== null && europeanUnion.has(it))) return 'none-customs-union';
  if (!areIndustrialGoods(hsCode)) return 'unknown';
  if (industrialFree.has(destination)) return 'none-industrial';
  // The Union and Türkiye are one customs territory for industrial goods (decision 1/95), proven by an A.TR.
  const withTurkiye = countries.every((it) => it === 'TR' || (it !== null && europeanUnion.has(it)));
  return withTurkiye ? 'none-with-certificate' : 'unknown';
}

/**
 * What can be said of freight and duty without asking anybody. No rates are kept here: where duty may be due,
 * it is unknown, because trade measures change by the day and a wrong figure would end up in a calculation.
 */
export function deliveryEstimate(shipment: Shipment): CartDelivery {
  return {
    hsCode: shipment.hsCode,
    freight: carriagePaid.has(shipment.incotermRule) ? 'included' : 'unknown',
    duty: dutyOn(shipment),
  };
}
