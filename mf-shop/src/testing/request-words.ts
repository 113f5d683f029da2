import type { OwnCompany } from 'shared-kit/contract/my-company';

/** Shell messages that a request uses. */
export const requestWords = {
  'attachment.choose': 'Attach files',
  'request-terms.country': 'Delivery country',
  'request-terms.country-missing': 'Choose a country.',
  'request-terms.incotermPlace': 'Named place',
  'request-terms.note': 'Words for the makers',
  'request-terms.place': 'Place of delivery',
  'request-terms.replyBy': 'Reply by',
  'request-terms.replyBy-fault': 'Choose a day that lies ahead.',
  'request-terms.rule': 'Delivery term wished',
};

/** A buyer in Ulm whose delivery address is a store in Ghent. */
export const buyerCompany: OwnCompany = {
  kind: 'retailer',
  legalForm: 'company',
  legalName: 'Donau Textil GmbH',
  brandName: 'Donau Textil',
  country: 'DE',
  city: 'Ulm',
  taxNumber: null,
  taxOffice: null,
  mersisNumber: null,
  website: null,
  lei: null,
  verification: 'approved',
  verificationReason: null,
  mayAppeal: false,
  reVerificationDue: null,
  approvalLimit: null,
  discountLimit: null,
  addresses: [
    {
      id: 'seat',
      kind: 'registered',
      label: null,
      line1: 'Hafengasse 2',
      line2: null,
      postalCode: '89073',
      city: 'Ulm',
      region: null,
      country: 'DE',
      isDefaultDelivery: false,
    },
    {
      id: 'store',
      kind: 'delivery',
      label: 'Store',
      line1: 'Dok Noord 7',
      line2: null,
      postalCode: '9000',
      city: 'Gent',
      region: null,
      country: 'BE',
      isDefaultDelivery: true,
    },
  ],
};
