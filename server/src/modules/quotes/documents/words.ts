import type { Locale, MilestoneEvent, SentVersionState, TaxStatus } from 'shared-kit/contract';

type Text = Readonly<Record<Locale, string>>;

/** Headings, labels and column heads. */
export const words = {
  quote: { en: 'Quote', tr: 'Teklif' },
  proforma: { en: 'Proforma invoice', tr: 'Proforma fatura' },
  order: { en: 'Order confirmation', tr: 'Sipariş teyidi' },
  acceptance: { en: 'Confirmation of acceptance', tr: 'Kabul teyidi' },
  request: { en: 'Request for quotation', tr: 'Teklif talebi' },
  number: { en: 'Number', tr: 'No' },
  revision: { en: 'Revision', tr: 'Revizyon' },
  issued: { en: 'Issued', tr: 'Tarih' },
  issuedBy: { en: 'Issued by', tr: 'Düzenleyen' },
  validUntil: { en: 'Valid until', tr: 'Geçerlilik' },
  replyBy: { en: 'Reply by', tr: 'Yanıt tarihi' },
  state: { en: 'State', tr: 'Durum' },
  accepted: { en: 'Accepted', tr: 'Kabul tarihi' },
  acceptedBy: { en: 'Accepted by', tr: 'Kabul eden' },
  deliveryTo: { en: 'Delivery to', tr: 'Teslimat yeri' },
  parties: { en: 'Parties', tr: 'Taraflar' },
  party: { en: 'Details', tr: 'Bilgi' },
  seller: { en: 'Seller', tr: 'Satıcı' },
  buyer: { en: 'Buyer', tr: 'Alıcı' },
  company: { en: 'Company', tr: 'Ünvan' },
  address: { en: 'Address', tr: 'Adres' },
  taxNumber: { en: 'Tax number', tr: 'Vergi no' },
  lines: { en: 'Line items', tr: 'Kalemler' },
  line: { en: 'No', tr: 'Sıra' },
  item: { en: 'Item', tr: 'Kalem' },
  quantity: { en: 'Qty', tr: 'Miktar' },
  unitPrice: { en: 'Unit price', tr: 'Birim fiyat' },
  amount: { en: 'Amount', tr: 'Tutar' },
  linesTotal: { en: 'Line items', tr: 'Kalemler toplamı' },
  freight: { en: 'Freight', tr: 'Navlun' },
  discount: { en: 'Discount', tr: 'İskonto' },
  total: { en: 'Total, excl. tax', tr: 'Toplam, vergi hariç' },
  included: { en: 'included', tr: 'dahil' },
  onRequest: { en: 'on request', tr: 'fiyat sorunuz' },
  customs: { en: 'Customs and weights', tr: 'Gümrük ve ağırlıklar' },
  hsCode: { en: 'HS code', tr: 'GTİP' },
  origin: { en: 'Origin', tr: 'Menşe' },
  netWeight: { en: 'Net, kg', tr: 'Net, kg' },
  grossWeight: { en: 'Gross, kg', tr: 'Brüt, kg' },
  together: { en: 'Together', tr: 'Toplam' },
  terms: { en: 'Terms', tr: 'Koşullar' },
  incoterm: { en: 'Delivery term', tr: 'Teslim şekli' },
  leadTime: { en: 'Lead time', tr: 'Teslim süresi' },
  warranty: { en: 'Warranty', tr: 'Garanti' },
  tax: { en: 'Tax', tr: 'Vergi' },
  acceptanceTerm: { en: 'Acceptance', tr: 'Kabul şartı' },
  rates: { en: 'Exchange rates', tr: 'Döviz kurları' },
  payment: { en: 'Payment', tr: 'Ödeme' },
  due: { en: 'Due', tr: 'Vade' },
  share: { en: 'Share', tr: 'Oran' },
  paymentTerms: { en: 'Payment terms', tr: 'Ödeme koşulları' },
  bankDetails: { en: 'Bank details of the seller', tr: 'Satıcının banka bilgileri' },
  bank: { en: 'Bank', tr: 'Banka' },
  accountHolder: { en: 'Account holder', tr: 'Hesap sahibi' },
  iban: { en: 'IBAN or account', tr: 'IBAN veya hesap no' },
  swift: { en: 'SWIFT/BIC', tr: 'SWIFT/BIC' },
  note: { en: 'Note of the seller', tr: 'Satıcının notu' },
  notStated: { en: 'not stated', tr: 'belirtilmemiş' },
  atOnce: { en: 'Binding at once', tr: 'Hemen bağlayıcı' },
} as const satisfies Readonly<Record<string, Text>>;

export const taxWords: Readonly<Record<TaxStatus, Text>> = {
  excluded: { en: 'Excluded', tr: 'Hariç' },
  'export-exempt': { en: 'Exempt as export', tr: 'İhracat istisnası' },
  'reverse-charge': { en: 'Reverse charge', tr: 'Sorumlu sıfatıyla (reverse charge)' },
  'not-applicable': { en: 'Not applicable', tr: 'Uygulanmaz' },
};

type Due = (days: number) => string;
export const dueWords: Readonly<Record<MilestoneEvent, Readonly<Record<Locale, Due>>>> = {
  order: { en: () => 'On order', tr: () => 'Siparişte' },
  'drawing-approval': { en: () => 'On approval of drawings', tr: () => 'Çizim onayında' },
  'before-shipment': { en: () => 'Before shipment', tr: () => 'Sevkiyattan önce' },
  shipment: { en: () => 'On shipment', tr: () => 'Sevkiyatta' },
  delivery: { en: () => 'On delivery', tr: () => 'Teslimatta' },
  installation: { en: () => 'On installation', tr: () => 'Montajda' },
  'acceptance-test': { en: () => 'After the acceptance test', tr: () => 'Kabul testinden sonra' },
  'days-after-invoice': {
    en: (days) => `Within ${days} days of invoice`,
    tr: (days) => `Faturadan sonra ${days} gün içinde`,
  },
};

/** Where an offer stands that may not be accepted as it is any more, or was. */
export const stateWords: Readonly<Record<SentVersionState, Text>> = {
  sent: { en: 'Open for acceptance', tr: 'Kabule açık' },
  accepted: { en: 'Accepted, subject to financing', tr: 'Finansman şartıyla kabul edildi' },
  converted: { en: 'Accepted, ordered', tr: 'Kabul edildi, sipariş verildi' },
  declined: { en: 'Declined by the buyer', tr: 'Alıcı tarafından kabul edilmedi' },
  withdrawn: { en: 'Withdrawn', tr: 'Geri çekildi' },
  expired: { en: 'Expired', tr: 'Süresi doldu' },
  superseded: { en: 'Replaced by a later revision', tr: 'Yerine yeni revizyon geldi' },
};
