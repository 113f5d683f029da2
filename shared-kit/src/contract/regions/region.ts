/** Sales regions of the price map. Every ISO 3166-1 country belongs to exactly one. */
export const regions = [
  'europe',
  'turkiye-mena',
  'cis-central-asia',
  'south-asia',
  'east-asia',
  'americas',
  'africa',
] as const;
export type Region = (typeof regions)[number];
/** The key of the base price inside `regions`; no country maps to it. */
export const globalRegion = 'global';

const countriesByRegion: Readonly<Record<Region, string>> = {
  europe:
    'AD AL AT AX BA BE BG CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SJ SK SM UA VA XK',
  'turkiye-mena': 'TR AE BH DZ EG EH IL IQ IR JO KW LB LY MA OM PS QA SA SY TN YE',
  'cis-central-asia': 'AM AZ BY GE KG KZ MN RU TJ TM UZ',
  'south-asia': 'AF BD BT IN LK MV NP PK IO',
  'east-asia':
    'CN HK JP KP KR MO TW BN ID KH LA MM MY PH SG TH TL VN AS AU CC CK CX FJ FM GU HM KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  americas:
    'AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GS GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI',
  africa:
    'AO BF BI BJ BV BW CD CF CG CI CM CV DJ ER ET GA GH GM GN GQ GW KE KM LR LS MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TF TG TZ UG YT ZA ZM ZW AQ',
};

const byCountry = new Map<string, Region>(
  regions.flatMap((region) =>
    countriesByRegion[region].split(' ').map((country) => [country, region] as const),
  ),
);

export const allCountries: readonly string[] = [...byCountry.keys()].sort();
export const isCountry = (value: unknown): value is string =>
  typeof value === 'string' && byCountry.has(value);
export const regionOf = (country: string): Region | null => byCountry.get(country) ?? null;
