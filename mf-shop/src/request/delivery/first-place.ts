import { type CompanyAddress, type OwnCompany, quoteLimits } from 'shared-kit/contract';

export type Place = Readonly<{ country: string; place: string }>;

/** An address on one line without its country, which has a field of its own. */
export const placeOf = ({ line1, line2, postalCode, city, country }: CompanyAddress): Place => ({
  country,
  place: [line1, line2, [postalCode, city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
    .slice(0, quoteLimits.place),
});

export const deliveryAddress = (company: OwnCompany | undefined): CompanyAddress | undefined =>
  company?.addresses.find(({ isDefaultDelivery }) => isDefaultDelivery);

/** The likeliest destination: the company's delivery address, else its country, else the visitor's. */
export function firstPlace(company: OwnCompany | undefined, visitorCountry: string | null): Place {
  const address = deliveryAddress(company);
  return address ? placeOf(address) : { country: company?.country ?? visitorCountry ?? '', place: '' };
}
