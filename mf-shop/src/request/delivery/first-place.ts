import { type CompanyAddress, streetOf, townOf } from 'shared-kit/contract/companies';
import type { OwnCompany } from 'shared-kit/contract/my-company';
import { quoteLimits } from 'shared-kit/contract/quotes';

export type Place = Readonly<{ country: string; place: string }>;

/** An address as a request names it: one line without its country, which stands in a field of its own. */
export const placeOf = (address: CompanyAddress): Place => ({
  country: address.country,
  place: `${streetOf(address)}, ${townOf({ ...address, region: null })}`.slice(0, quoteLimits.place),
});

export const deliveryAddress = (company: OwnCompany | undefined): CompanyAddress | undefined =>
  company?.addresses.find(({ isDefaultDelivery }) => isDefaultDelivery);

/** The likeliest destination: the company's delivery address, else its country, else the visitor's. */
export function firstPlace(company: OwnCompany | undefined, visitorCountry: string | null): Place {
  const address = deliveryAddress(company);
  return address ? placeOf(address) : { country: company?.country ?? visitorCountry ?? '', place: '' };
}
