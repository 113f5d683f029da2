import type { CartDelivery } from 'shared-kit/contract';

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

/**
 * What can be said of freight and duty without asking anybody. No rates are kept here: where duty may be due,
 * it is unknown, because trade measures change by the day and a wrong figure would end up in a calculation.
 */
export function deliveryEstimate(shipment: Shipment): CartDelivery {
  const { hsCode, incotermRule, makerCountry, originCountry, destination } = shipment;
  // Only goods that are made where they are sold from are surely in free circulation there.
  const countries = [makerCountry, originCountry, destination];
  const inOneCountry = destination !== null && countries.every((it) => it === destination);
  const inOneUnion = countries.every((it) => it !== null && europeanUnion.has(it));
  return {
    hsCode,
    freight: carriagePaid.has(incotermRule) ? 'included' : 'unknown',
    duty: inOneCountry ? 'none-same-country' : inOneUnion ? 'none-customs-union' : 'unknown',
  };
}
