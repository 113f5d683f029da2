import type { FastifyRequest } from 'fastify';
import { type CountryAnswer, pricingCountryCookie } from 'shared-kit/contract/pricing-country';
import { isCountry } from 'shared-kit/contract/regions';
import { addressDatabase } from './address-database.ts';

/** The country whose prices a visitor sees: the chosen one, else their address's, else none. */
export async function visitorCountry(
  request: Pick<FastifyRequest, 'cookies' | 'ip'>,
): Promise<CountryAnswer> {
  const choice = request.cookies[pricingCountryCookie.name]?.toUpperCase();
  if (isCountry(choice)) return { country: choice, source: 'choice' };
  const { countryOf, date } = await addressDatabase();
  const country = countryOf(request.ip);
  return { country, source: country ? 'address' : 'none', databaseDate: date };
}
