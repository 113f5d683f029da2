import type { Locale } from 'shared-kit/contract';

type Sentences = Readonly<{
  leadTime: (weeks: number) => string;
  months: (count: number) => string;
  subjectUntil: (day: string) => string;
  rates: (day: string, source: string, rates: string) => string;
  ofQuote: (brand: string) => string;
  ofProforma: string;
  ofRequest: (company: string) => string;
  bound: (buyer: string, seller: string, what: string, total: string) => string;
  boundOnceFinanced: (buyer: string, seller: string, what: string, total: string, day: string) => string;
}>;

/** Turkish avoids suffixes on names: a colon or brackets stand where a case ending would. */
export const sentences: Readonly<Record<Locale, Sentences>> = {
  en: {
    leadTime: (weeks) => (weeks === 0 ? 'Ready to ship' : `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`),
    months: (count) => `${count} ${count === 1 ? 'month' : 'months'}`,
    subjectUntil: (day) => `Subject to financing until ${day}`,
    rates: (day, source, rates) => `${day}, ${source}: ${rates}`,
    ofQuote: (brand) =>
      `Sent through ${brand}. The buyer may accept it through the day named above; accepting binds both companies. All days end at midnight UTC.`,
    ofProforma: 'Issued for advance payment, import and banking. It is not a tax invoice.',
    ofRequest: (company) =>
      `${company} has not made an offer yet. Prices are those of the price list and bind nobody.`,
    bound: (buyer, seller, what, total) =>
      `${buyer} has accepted ${what} of ${seller} at ${total}. Both companies are bound by the terms below.`,
    boundOnceFinanced: (buyer, seller, what, total, day) =>
      `${buyer} has accepted ${what} of ${seller} at ${total}, subject to financing. Both companies are bound by the terms below once the financing is signed. If it is not signed by ${day}, the buyer may withdraw.`,
  },
  tr: {
    leadTime: (weeks) => (weeks === 0 ? 'Sevke hazır' : `${weeks} hafta`),
    months: (count) => `${count} ay`,
    subjectUntil: (day) => `${day} gününe kadar finansman şartına bağlı`,
    rates: (day, source, rates) => `${day}, ${source}: ${rates}`,
    ofQuote: (brand) =>
      `${brand} üzerinden gönderilmiştir. Alıcı, teklifi yukarıda yazılı günün sonuna kadar kabul edebilir; kabul iki firmayı da bağlar. Günler UTC gece yarısında biter.`,
    ofProforma:
      'Peşin ödeme, ithalat ve banka işlemleri için düzenlenmiştir. Mali değeri olan bir fatura değildir.',
    ofRequest: (company) => `${company} henüz teklif vermedi. Fiyatlar liste fiyatıdır ve kimseyi bağlamaz.`,
    bound: (buyer, seller, what, total) =>
      `Alıcı (${buyer}), satıcının (${seller}) ${what} teklifini ${total} bedelle kabul etti. Aşağıdaki koşullar iki firmayı da bağlar.`,
    boundOnceFinanced: (buyer, seller, what, total, day) =>
      `Alıcı (${buyer}), satıcının (${seller}) ${what} teklifini ${total} bedelle, finansman şartıyla kabul etti. Finansman sözleşmesi imzalandığında aşağıdaki koşullar iki firmayı da bağlar. ${day} gününe kadar imzalanmazsa alıcı vazgeçebilir.`,
  },
};
