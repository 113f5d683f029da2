import type { StandingAction } from 'shared-kit/contract/companies';
import type { ErrorCode } from 'shared-kit/contract/errors';
import { aPicture } from '../../modules/documents/testing.ts';
import { rateOfBank } from '../../modules/financing/testing.ts';
import { anOwner } from '../../modules/owners/testing.ts';
import type { Role } from './roles.ts';
import { rows } from './rows/index.ts';
import type { Thing } from './rules.ts';
import { free, persons } from './standing-free.ts';
import type { World } from './world.ts';

/** What an endpoint asks of a company's standing. */
export type Asked = Readonly<{
  asks: StandingAction;
  /** Whose standing it asks; that company itself acts unless `as` names another. */
  of: Role;
  as?: Role;
  /** The code of its refusal; `hidden`: a list without the thing; `draft`: what was made is not submitted. */
  refuses: ErrorCode | 'hidden' | 'draft';
  /** Which of the endpoint's cases in the access matrix has the thing; else the first one that lets the actor in. */
  case?: string;
  thing?: (world: World) => Promise<Thing> | Thing;
  query?: string;
  fileType?: string;
  /** A refusal takes the thing away too. */
  isUsedUp?: boolean;
}>;

/**
 * `nobody`: no company acts there. `person`: people act for themselves, whatever becomes of their company. `free`: a
 * company in any state may do it, unless it is frozen and this changes something.
 */
export type StandingRow = 'nobody' | 'person' | 'free' | readonly Asked[];

const notAllowed = 'company.not-allowed';
const listed = (refuses: Asked['refuses'], more: Partial<Asked> = {}): StandingRow => [
  { asks: 'be-listed', of: 'seller', as: 'buyer', refuses, ...more },
];
const sellersProduct = ({ products }: World) => ({ params: { id: products.seller }, mark: products.seller });
/** A move of a buyer that needs a maker to trade with. */
const trade = (more: Partial<Asked> = {}): StandingRow => [
  { asks: 'buy', of: 'buyer', refuses: 'quote.company-not-approved', ...more },
  { asks: 'receive-requests', of: 'seller', as: 'buyer', refuses: 'quote.seller-unavailable', ...more },
];
const ofBank = (asks: StandingAction, more: Partial<Asked> = {}): StandingRow => [
  { asks, of: 'bank', refuses: notAllowed, ...more },
];
const own = (asks: StandingAction, of: Role, more: Partial<Asked> = {}): StandingRow => [
  { asks, of, refuses: notAllowed, ...more },
];
const requested = (more: Partial<Asked> = {}): StandingRow => [
  { asks: 'buy', of: 'buyer', refuses: 'draft', ...more },
  { asks: 'receive-requests', of: 'seller', as: 'buyer', refuses: 'quote.line-unavailable', ...more },
];

/** Endpoints that ask a company's standing. */
const asked: Readonly<Record<string, StandingRow>> = {
  'GET /api/products': listed('hidden', { thing: sellersProduct, query: 'limit=60' }),
  'GET /api/products/comparison': listed('hidden', {
    thing: async (world) => ({ ...(await sellersProduct(world)), mark: '"title"' }),
    query: 'ids={id}',
  }),
  'GET /api/products/{id}': listed('product.unavailable'),
  'GET /api/products/{id}/related': listed('product.unavailable'),
  'GET /api/products/{id}/specification.pdf': listed('product.unavailable'),
  // Kept for everybody, so they look missing.
  'GET /api/products/{id}/drawing-light.svg': listed('product.not-found'),
  'GET /api/products/{id}/drawing-dark.svg': listed('product.not-found'),
  'PUT /api/products/{id}/view': listed('product.unavailable'),
  'GET /api/products/{id}/datasheets/{datasheet}': listed('product.unavailable'),
  'POST /api/cart/lines': listed('product.unavailable'),
  'GET /api/categories/{id}/makers': listed('hidden', {
    thing: ({ people }) => ({ params: { id: 'weaving' }, mark: people.of('seller').companyId }),
  }),
  'POST /api/manufacturer/products/{id}/datasheets': own('prepare-products', 'seller'),
  'PATCH /api/manufacturer/products/{id}/datasheets/{datasheet}': own('prepare-products', 'seller'),
  'DELETE /api/manufacturer/products/{id}/datasheets/{datasheet}': own('prepare-products', 'seller'),
  'POST /api/manufacturer/products/{id}/pictures': own('prepare-products', 'seller'),
  'POST /api/manufacturer/products': own('prepare-products', 'seller'),
  'PUT /api/manufacturer/products/{id}/draft': own('prepare-products', 'seller'),
  'DELETE /api/manufacturer/products/{id}/draft': own('prepare-products', 'seller'),
  'POST /api/manufacturer/products/{id}/copies': own('prepare-products', 'seller'),
  'POST /api/manufacturer/products/{id}/restoration': own('prepare-products', 'seller'),
  'POST /api/manufacturer/products/{id}/archiving': own('prepare-products', 'seller'),
  'DELETE /api/manufacturer/products/{id}': own('prepare-products', 'seller'),
  'POST /api/manufacturer/product-edits/preview': own('prepare-products', 'seller'),
  'POST /api/manufacturer/product-edits': own('prepare-products', 'seller'),
  'POST /api/manufacturer/product-edits/{id}/undo': own('prepare-products', 'seller'),
  'POST /api/manufacturer/products/{id}/publication': own('publish', 'seller'),
  'PUT /api/manufacturer/price-lists/{id}': own('publish', 'seller'),
  'POST /api/manufacturer/imports': own('prepare-products', 'seller'),
  'PUT /api/manufacturer/imports/{id}/table': own('prepare-products', 'seller'),
  'POST /api/manufacturer/imports/{id}/check': own('prepare-products', 'seller'),
  'POST /api/manufacturer/imports/{id}/apply': own('prepare-products', 'seller', {
    case: 'the seller’s unchecked import',
  }),
  'POST /api/manufacturer/imports/{id}/undo': own('prepare-products', 'seller', {
    case: 'the seller’s unapplied import',
  }),
  'POST /api/documents/{requirement}/files': own('upload-documents', 'buyer', {
    thing: () => ({ params: { requirement: 'tax-certificate' }, body: aPicture }),
    query: 'name=certificate.png',
    fileType: 'application/octet-stream',
  }),
  'POST /api/company/owners': own('upload-documents', 'provider', {
    thing: () => ({ body: { owners: [anOwner()], seen: [] } }),
  }),
  'POST /api/company/bank-account': own('change-bank-account', 'provider', {
    thing: () => ({
      body: {
        holder: 'x',
        bank: 'A Bank',
        country: 'TR',
        bic: 'TGBATRISXXX',
        account: 'TR330006100519786457841326',
      },
    }),
  }),
  'POST /api/company/bank-account/{id}/confirmation': own('change-bank-account', 'provider', {
    case: 'a bank account',
  }),
  'POST /api/agreement/elsewhere': own('sign', 'provider', { case: 'an agreement' }),
  'POST /api/agreement/code': own('sign', 'provider', {
    thing: () => ({ body: { sha256: '0'.repeat(64), locale: 'en' } }),
  }),
  'POST /api/agreement/signature': own('sign', 'provider', {
    thing: () => ({
      body: { name: 'Nobody', sha256: '0'.repeat(64), consentVersion: '1', code: '000000' },
    }),
  }),

  // A line goes into one request, so each state takes a new one.
  'POST /api/quotes/from-cart': [{ asks: 'buy', of: 'buyer', refuses: 'draft', isUsedUp: true }],
  'POST /api/quotes/for-product': requested(),
  'POST /api/quotes/broadcast': requested(),
  'POST /api/quotes/free-form': [
    { asks: 'buy', of: 'buyer', refuses: notAllowed },
    { asks: 'be-listed', of: 'seller', as: 'buyer', refuses: 'quote.seller-unavailable' },
  ],
  'POST /api/quotes/{id}/submit': trade({ case: 'a draft' }),
  'POST /api/quotes/{id}/ask': [
    {
      asks: 'receive-requests',
      of: 'seller',
      refuses: 'quote.seller-unavailable',
      case: 'a quote that is requested',
    },
  ],
  'POST /api/quotes/{id}/send': [
    {
      asks: 'send-offers',
      of: 'seller',
      refuses: 'quote.company-not-approved',
      case: 'a quote that is requested',
    },
  ],
  'POST /api/quotes/{id}/discount': [
    {
      asks: 'send-offers',
      of: 'seller',
      as: 'sellersMember',
      refuses: 'quote.company-not-approved',
    },
  ],
  'POST /api/quotes/{id}/accept': trade({ case: 'a quote that is offered' }),
  'POST /api/quotes/{id}/approval': trade({ case: 'a quote that is offered', as: 'buyersMember' }),
  'POST /api/quotes/{id}/counter': trade({ case: 'a quote that is offered' }),
  'POST /api/quotes/{id}/ask-renewal': trade({ case: 'a quote that is expired' }),
  'POST /api/quotes/{id}/shares': [
    { asks: 'share-quotes', of: 'buyer', refuses: notAllowed, case: 'a quote that is offered' },
    { asks: 'share-quotes', of: 'seller', refuses: notAllowed, case: 'a quote that is offered' },
  ],
  'POST /api/quote-groups/{id}/award': trade(),

  'POST /api/quotes/{id}/financing': [
    { asks: 'buy', of: 'buyer', refuses: notAllowed },
    { asks: 'make-bank-offers', of: 'bank', as: 'buyer', refuses: 'financing.bank-unavailable' },
  ],
  'POST /api/quotes/{id}/financing/acceptance': [
    { asks: 'buy', of: 'buyer', refuses: notAllowed },
    { asks: 'make-bank-offers', of: 'bank', as: 'buyer', refuses: 'financing.bank-unavailable' },
  ],
  'POST /api/quotes/{id}/financing/version': own('buy', 'buyer'),
  'POST /api/quotes/{id}/financing/contract': [
    { asks: 'go-on', of: 'buyer', refuses: notAllowed },
    { asks: 'go-on', of: 'bank', as: 'buyer', refuses: 'financing.bank-unavailable' },
  ],
  'POST /api/quotes/{id}/financing/contract/code': own('sign', 'buyer'),
  'POST /api/quotes/{id}/financing/contract/signature': own('sign', 'buyer'),
  'POST /api/bank/quotes/{id}/contract/code': ofBank('make-bank-offers'),
  'POST /api/bank/quotes/{id}/contract/signature': ofBank('make-bank-offers'),
  'GET /api/financing-files/{id}': ofBank('read-shared-requests'),
  'GET /api/bank/policy': ofBank('read-shared-requests'),
  'POST /api/bank/policy': ofBank('make-bank-offers'),
  'GET /api/bank/offers/{id}/term-sheet.pdf': ofBank('read-shared-requests'),
  'POST /api/bank/quotes/{id}/assignee': ofBank('make-bank-offers'),
  'POST /api/bank/rates': ofBank('make-bank-offers', { thing: () => ({ body: rateOfBank() }) }),
  'GET /api/bank/quotes': ofBank('read-shared-requests', { refuses: 'hidden' }),
  'GET /api/bank/quotes.csv': ofBank('read-shared-requests', { refuses: 'hidden' }),
  'GET /api/bank/quotes/{id}': ofBank('read-shared-requests'),
  'POST /api/bank/quotes/{id}/offers': ofBank('make-bank-offers'),
  'POST /api/bank/quotes/{id}/decision': ofBank('make-bank-offers'),
  'POST /api/bank/quotes/{id}/decline': ofBank('make-bank-offers'),
  'POST /api/bank/quotes/{id}/questions': ofBank('make-bank-offers'),
  'POST /api/bank/quotes/{id}/messages': ofBank('make-bank-offers'),
  'POST /api/bank/quotes/{id}/confirmation': ofBank('make-bank-offers', {
    case: 'an offer for a changed purchase',
  }),
  'POST /api/bank/quotes/{id}/withdrawal-question': ofBank('make-bank-offers'),
  'POST /api/bank/quotes/{id}/kept-offer': ofBank('make-bank-offers'),
  'POST /api/bank/quotes/{id}/withdrawal': ofBank('make-bank-offers', {
    case: 'a request shared with the bank',
  }),
  'POST /api/bank/quotes/{id}/conditions': ofBank('make-bank-offers'),
  'POST /api/bank/quotes/{id}/contract': ofBank('make-bank-offers'),
  'POST /api/bank/quotes/{id}/contract-withdrawal': ofBank('make-bank-offers'),
  'POST /api/bank/quotes/{id}/failure': ofBank('make-bank-offers'),
  'GET /api/bank/quotes/{id}/documents/{documentId}': ofBank('read-shared-requests'),
  'POST /api/bank/quotes/{id}/issue': ofBank('make-bank-offers'),
  'POST /api/bank/quotes/{id}/letters': ofBank('make-bank-offers'),
  'POST /api/bank/quotes/{id}/presentation': ofBank('go-on'),
  'POST /api/bank/quotes/{id}/documents-refusal': ofBank('go-on'),
  'POST /api/bank/quotes/{id}/honour': ofBank('go-on'),
  'POST /api/bank/quotes/{id}/disbursements': ofBank('go-on'),
  'POST /api/bank/quotes/{id}/rest': ofBank('go-on'),
  'POST /api/bank/quotes/{id}/termination': ofBank('go-on'),
};

/** Endpoints whose caller is no company: the market's staff, and programs that release. */
const isForStaff = (endpoint: string): boolean => / \/api\/(admin|releases)\//.test(endpoint);

const named = (names: readonly string[], row: StandingRow) =>
  Object.fromEntries(names.map((name) => [name, row]));

/** The expectation of every endpoint in the API's description. */
export const standingRows: Readonly<Record<string, StandingRow>> = {
  ...named(Object.keys(rows).filter(isForStaff), 'nobody'),
  ...named(persons, 'person'),
  ...named(free, 'free'),
  ...asked,
};
