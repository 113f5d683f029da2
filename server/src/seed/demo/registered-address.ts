import type { DemoCompany } from './demo-company.ts';

/** A street of factories and the form of a postal code, in which each `#` is a digit. */
const streets: Readonly<Record<string, readonly [street: (number: number) => string, postalCode: string]>> = {
  BE: [(number) => `Weverijstraat ${number}`, '8###'],
  CH: [(number) => `Fabrikstrasse ${number}`, '8###'],
  CN: [(number) => `${number} Fangzhi Road`, '31####'],
  DE: [(number) => `Webereistraße ${number}`, '7####'],
  ES: [(number) => `Carrer del Teler ${number}`, '08###'],
  FR: [(number) => `${number} rue des Tisserands`, '69###'],
  IN: [(number) => `${number} Mill Road`, '641###'],
  IT: [(number) => `Via della Tessitura ${number}`, '2####'],
  JP: [(number) => `${number} Orimono-cho`, '4##-####'],
  KR: [(number) => `${number} Seomyu-ro`, '42###'],
  PT: [(number) => `Rua da Tecelagem ${number}`, '4###-###'],
  SE: [(number) => `Vävaregatan ${number}`, '50# ##'],
  TR: [(number) => `Organize Sanayi Bölgesi ${(number % 9) + 1}. Cadde No: ${number}`, '2####'],
  TW: [(number) => `${number} Fangzhi Road`, '7####'],
};

/** The registered address of an invented company; null for a country of which none is needed. */
export function demoAddress({ country, city }: Pick<DemoCompany, 'country' | 'city'>, position: number) {
  const form = streets[country];
  if (!form) return null;
  const [street, code] = form;
  const postalCode = code.replace(/#/g, (_, at: number) => String((position * 7 + at * 3) % 10));
  return { line1: street(position + 4), line2: null, postalCode, city, region: null, country };
}
