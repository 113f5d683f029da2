import type { CartDelivery } from 'shared-kit/contract/cart';
import { areIndustrialGoods } from './industrial-goods.ts';

type Shipment = Readonly<{
  hsCode: string | null;
  incotermRule: string;
  makerCountry: string;
  originCountry: string;
  destination: string | null;
}>;

/** Incoterms 2020 under which the seller pays the main carriage to the named place. */
const carriagePaid: ReadonlySet<string> = new Set(['CFR', 'CIF', 'CIP', 'DAP']);

/** The customs territory of the European Union by its member states, as of 2026-01-01. */
const europeanUnion: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Switzerland, with Liechtenstein, abolished duty on all industrial goods on 2024-01-01, whatever their origin. */
const industrialFree: ReadonlySet<string | null> = new Set(['CH', 'LI']);

function dutyOn({ hsCode, makerCountry, originCountry, destination }: Shipment): CartDelivery['duty'] {
  // Only goods made in the country of sale are certain to be in free circulation there.
  const countries = [makerCountry, originCountry, destination];
  const inOneCountry = destination !== null && countries.every((it) => it === destination);
  if (inOneCountry) return 'none-same-country';
  if (countries.every((it) => it !== null && europeanUnion.has(it))) return 'none-customs-union';
  if (!areIndustrialGoods(hsCode)) return 'unknown';
  if (industrialFree.has(destination)) return 'none-industrial';
  // The EU and Türkiye form a customs union for industrial goods (decision 1/95), proven by an A.TR.
  const withTurkiye = countries.every((it) => it === 'TR' || (it !== null && europeanUnion.has(it)));
  return withTurkiye ? 'none-with-certificate' : 'unknown';
}

/**
 * Facts about freight and duty that need no enquiry. There are no duty rates: if duty may apply, it is unknown,
 * because trade measures change daily and a wrong figure would end up in a calculation.
 */
export function deliveryEstimate(shipment: Shipment): CartDelivery {
  return {
    hsCode: shipment.hsCode,
    freight: carriagePaid.has(shipment.incotermRule) ? 'included' : 'unknown',
    duty: dutyOn(shipment),
  };
}
