/** Rows of one table that belong to a company. */
export type Exported = Readonly<{
  table: string;
  /** Which rows: a condition on `t`, with the company's id as `$1`. */
  where: string;
  /** Columns that are secret, internal to staff, or about staff's persons. */
  without?: readonly string[];
  /** Columns that read otherwise for this company: an SQL expression each, with `$1` as above. */
  instead?: Readonly<Record<string, string>>;
}>;

const own = (table: string, ...without: readonly string[]): Exported => ({
  table,
  where: 't.company_id = $1',
  without,
});
const ofPeople = (table: string, ...without: readonly string[]): Exported => ({
  table,
  where: 't.user_id in (select id from user_account where company_id = $1)',
  without,
});

const ofProducts = (table: string): Exported => ({
  table,
  where: 't.product_id in (select id from product where seller_company_id = $1)',
});

const ofPriceLists = (table: string): Exported => ({
  table,
  where: 't.list_id in (select id from price_list where maker_id = $1)',
});

/** A request that wasn't sent is its buyer's alone. */
const sides = (deal: string) =>
  `($1 = ${deal}.buyer_company_id or ($1 = ${deal}.seller_company_id and ${deal}.state <> 'draft'))`;
const side = (deal: string) => `case when ${deal}.buyer_company_id = $1 then 'buyer' else 'seller' end`;
/** Of a quote, what both sides may read, and what `more` says of it. */
const ofQuote = (table: string, more = 'true', ...without: readonly string[]): Exported => ({
  table,
  where: `exists (select from rfq q where q.id = t.rfq_id and ${sides('q')} and ${more})`,
  without,
});

const financings = `select b.id from bank_quote b join financing_request f on f.id = b.request_id`;
const ofBuyer = `t.bank_quote_id in (${financings} where f.buyer_company_id = $1)`;
const ofBank = `t.bank_quote_id in (${financings} where b.bank_company_id = $1)`;
/** Of a financing, for the buyer and for the bank. */
const ofFinancing = (
  table: string,
  { forBuyer = 'true', forBank = 'true', officers = [], buyers = [] }: OfFinancing = {},
): Exported => ({
  table,
  where: `(${ofBuyer} and ${forBuyer}) or (${ofBank} and ${forBank})`,
  instead: { ...knownTo(ofBank, officers), ...knownTo(ofBuyer, buyers) },
});
type OfFinancing = Readonly<{
  forBuyer?: string;
  forBank?: string;
  /** Columns that name people of one side, who stay unnamed to the other. */
  officers?: readonly string[];
  buyers?: readonly string[];
}>;
const knownTo = (side: string, columns: readonly string[]) =>
  Object.fromEntries(columns.map((it) => [it, `case when ${side} then t.${it} end`]));

const isSent = 't.message_id is not null';

/** Each side reads the names of its own people. */
const byOwn = (column: string) =>
  `case when (t.side = 'bank' and ${ofBank}) or (t.side = 'buyer' and ${ofBuyer}) then t.${column} end`;
const ofMessages: Exported = {
  ...ofFinancing('bank_quote_message', { forBuyer: 'not t.is_private', forBank: 'not t.is_private' }),
  instead: { user_id: byOwn('user_id'), user_name: byOwn('user_name') },
};

/** What is stored of a company and is its own: everything but notes of staff and banks, hits, and what is others'. */
export const exportedTables: readonly Exported[] = [
  // How staff look at it, and whether they hold or freeze it, is told to staff alone.
  { table: 'company', where: 't.id = $1', without: ['held_since', 'frozen_since', 'risk'] },
  own('company_address'),
  own('beneficial_owner'),
  {
    table: 'beneficial_owner_person',
    where: 't.owner_id in (select id from beneficial_owner where company_id = $1)',
  },
  // Owners hear of a claim once its address is confirmed; the reason is for the claimant alone, and what staff propose for them.
  {
    table: 'company_claim',
    where: 't.company_id = $1 and t.opened_at is not null',
    without: ['reason', 'proposed_by', 'proposed_reason', 'proposed_at'],
  },
  { table: 'company_suspension', where: `t.company_id = $1 and t.reason <> 'sanctions'`, without: ['actor'] },
  {
    table: 'verification_decision',
    where: `t.company_id = $1 and t.suspension is distinct from 'sanctions'`,
    // The snapshot names companies that are like it.
    without: ['actor', 'proposed_by', 'is_alone', 'snapshot'],
  },
  { table: 'user_account', where: 't.company_id = $1', without: ['is_admin'] },
  own('invitation'),
  own('document_requirement', 'added_by'),
  own('company_document'),
  { table: 'document_trace', where: 't.company_id = $1', without: ['user_id'] },
  own('signatory', 'confirmed_by'),
  own('signing'),
  own('paper_signature'),
  { table: 'signature', where: 't.signing_id in (select id from signing where company_id = $1)' },
  own('bank_account'),
  {
    table: 'audit_entry',
    where: 't.company_id = $1 and not t.is_staff_only',
    without: ['user_id', 'operator'],
  },
  { table: 'product', where: 't.seller_company_id = $1' },
  // Of the companies on a list, only its maker's.
  { table: 'price_list', where: 't.maker_id = $1' },
  ofPriceLists('price_list_company'),
  ofPriceLists('price_list_entry'),
  ofProducts('product_draft'),
  ofProducts('product_edition'),
  own('product_bulk_edit'),
  ofProducts('product_bulk_edit_before'),
  own('catalogue_import'),
  own('catalogue_import_mapping'),
  {
    table: 'catalogue_import_row',
    where: 't.import_id in (select id from catalogue_import where company_id = $1)',
  },
  { table: 'product_view', where: 't.seller_company_id = $1' },
  own('maker_response'),
  ofPeople('cart_line'),
  ofPeople('notification_choice'),
  ofPeople('inbox_notice'),
  { table: 'rfq', where: sides('t'), without: ['search_text'] },
  { table: 'rfq_group', where: 't.buyer_company_id = $1' },
  ofQuote('rfq_line'),
  ofQuote('quote_version'),
  {
    table: 'quote_version_line',
    where: `exists (select from quote_version v join rfq q on q.id = v.rfq_id where v.id = t.version_id and ${sides('q')})`,
  },
  ofQuote('quote_counter'),
  ofQuote('quote_message'),
  ofQuote('quote_event', `(t.only_for is null or t.only_for = ${side('q')})`),
  ofQuote('quote_attachment', `(${isSent} or t.offer_id is not null or t.side = ${side('q')})`),
  ofQuote('quote_approval', 'q.buyer_company_id = $1'),
  ofQuote('discount_approval', 'q.seller_company_id = $1'),
  ofQuote('offer_draft', 'q.seller_company_id = $1'),
  ofQuote('quote_outcome', 'q.seller_company_id = $1'),
  ofQuote('quote_salesperson', 'q.seller_company_id = $1'),
  own('offer_template'),
  own('quote_share', 'token_hash'),
  {
    table: 'staff_case',
    where: `t.company_id = $1 or t.rfq_id in (select id from rfq where $1 in (buyer_company_id, seller_company_id))`,
    without: ['staff_id'],
  },
  { table: 'financing_request', where: 't.buyer_company_id = $1' },
  {
    table: 'financing_consent',
    where: 't.request_id in (select id from financing_request where buyer_company_id = $1)',
  },
  {
    table: 'bank_quote',
    where: `t.bank_company_id = $1 or t.request_id in (select id from financing_request where buyer_company_id = $1)`,
    // Officers stay unnamed to the buyer, and no bank learns that another one was chosen.
    without: ['assignee_id'],
    instead: {
      state: `case when t.bank_company_id = $1 and t.state in ('not_selected', 'declined_by_buyer')
        then 'closed_by_buyer' else t.state end`,
    },
  },
  ofFinancing('bank_offer', {
    forBuyer: `t.state = 'sent'`,
    officers: ['prepared_by', 'prepared_by_name', 'decided_by', 'decided_by_name'],
  }),
  ofFinancing('bank_quote_opening', { forBuyer: 'false' }),
  ofFinancing('bank_quote_condition'),
  ofMessages,
  ofFinancing('financing_file', { forBuyer: isSent, forBank: isSent }),
  ofFinancing('offer_withdrawal', { officers: ['asked_by'] }),
  ofFinancing('financing_contract', {
    officers: ['sent_by', 'sent_by_name'],
    buyers: ['decided_by', 'decided_by_name'],
  }),
  ofFinancing('disbursement', { officers: ['recorded_by', 'recorded_by_name'] }),
  ofFinancing('letter_of_credit', { officers: ['issued_by', 'issued_by_name'] }),
  { table: 'bank_policy', where: 't.bank_company_id = $1' },
  { table: 'indicative_rate', where: 't.bank_company_id = $1' },
  own('uploaded_file'),
];

/** Tables that no export holds, by the reason. */
export const leftOut = {
  'notes and work of staff': [
    'company_note',
    'company_assignment',
    'decision_proposal',
    'register_answer',
    'staff_look',
  ],
  'sanctions lists and hits': [
    'sanctions_decision',
    'sanctions_hit',
    'sanctions_list',
    'sanctions_name',
    'sanctions_screening',
  ],
  'secrets and signs of sessions': [
    'sign_in_method',
    'user_session',
    'verification',
    'signing_code',
    'seal_test_key',
    'release_token',
  ],
  'made from what is exported': [
    'product_country_price',
    'product_listing',
    'search_word',
    'listing_repricing',
    'sealed_paper',
  ],
  "the market's own": [
    'category',
    'embargo',
    'embargo_table',
    'exchange_rate',
    'rates_feed',
    'area_release',
    'release_trial',
    'live_release',
    'release_event',
    'refused_upload',
    'browser_failure',
    'server_process',
    'job_worker',
    'rate_limit',
    'write_count',
    'idempotency_key',
  ],
  'of nobody in particular, or deleted soon': [
    'mail',
    'contact_message',
    'analytics_client',
    'analytics_event',
    'counted_view',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
