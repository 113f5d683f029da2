/** The country that a visitor chose to see prices for; it beats what their address says. */
export const pricingCountryCookie = { name: 'pricing_country', path: '/', maxAgeDays: 365 } as const;
