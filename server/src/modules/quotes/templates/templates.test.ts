import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { auditAnswer } from 'shared-kit/contract/audit';
import { emptyTemplate, type OfferTemplateTerms, offerTemplatesAnswer } from 'shared-kit/contract/quotes';
import { type Answer, type Person, quoteMarket } from '../testing/quote-market.ts';

describe('templates', () => {
  const market = quoteMarket();
  let buyer: Person;
  let seller: Person;
  beforeEach(async () => {
    ({ buyer, seller } = await market.parties());
  });

  const url = '/api/manufacturer/offer-templates';
  type Change = Readonly<{ revision?: number; name?: string | null; terms?: Partial<OfferTemplateTerms> }>;
  const put = (who: Person, id: string, { revision = 0, name = null, terms = {} }: Change = {}) =>
    who.call('PUT', `${url}/${id}`, { revision, name, terms: { ...emptyTemplate, ...terms } });
  const list = async (who: Person) => offerTemplatesAnswer.parse((await who.call('GET', url)).body);
  const codes = ({ status, body }: Answer) => [status, body.code];
  const share = (percent: string) => ({ event: 'order' as const, percent, days: null, note: '' });
  const usual = {
    incoterm: { rule: 'FCA', place: 'Bursa' },
    milestones: [share('30'), { ...share('70'), event: 'before-shipment' }],
    paymentNote: { ...emptyTemplate.paymentNote, en: 'By transfer', tr: 'Havale ile' },
    validityDays: 21,
    note: { ...emptyTemplate.note, en: 'Prices without installation' },
  } as const;
  const terms = usual as unknown as OfferTemplateTerms;

  /** The draft that the maker's editor begins with. */
  const begun = async (request: Parameters<typeof market.request>[2] = {}) => {
    const id = await market.request(buyer, seller, request);
    await buyer.act(id, 'submit');
    return { ...(await seller.draft(id)), id };
  };

  describe('a company’s defaults', () => {
    it('fill a new offer, in the language of both sides', async () => {
      const before = await begun();
      expect(before.offer).toMatchObject({ milestones: [], paymentNote: '', validUntil: null, note: '' });
      expect((await put(seller, randomUUID(), { terms })).status).toBe(200);
      const { offer, locale } = await begun();
      const lastDay = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
      expect(locale).toBe('en');
      expect(offer).toMatchObject({
        incoterm: usual.incoterm,
        milestones: usual.milestones,
        paymentNote: 'By transfer',
        note: usual.note.en,
        validUntil: lastDay,
        freight: null,
      });
      expect(offer.lines).toHaveLength(before.offer.lines.length);
    });

    it('give way to the buyer’s wish, and to what the maker wrote before', async () => {
      await put(seller, randomUUID(), { terms });
      const wished = await begun({ incotermRule: 'DAP', incotermPlace: 'Uşak' });
      expect(wished.offer.incoterm).toEqual({ rule: 'DAP', place: 'Uşak' });
      await seller.offer(wished.id, { freight: '0', milestones: [] });
      expect((await seller.draft(wished.id)).offer.milestones).toEqual([]);
    });

    it('are one per company, and nobody else’s', async () => {
      const id = randomUUID();
      await put(seller, id, { terms });
      expect(codes(await put(seller, randomUUID(), { terms }))).toEqual([409, 'offer-template.moved']);
      const { templates, mayChange } = await list(seller);
      expect(mayChange).toBe(true);
      expect(templates).toMatchObject([{ id, revision: 1, name: null, terms, savedBy: expect.any(String) }]);
      const other = await market.seller();
      expect(await list(other)).toMatchObject({ templates: [] });
      expect(codes(await put(other, id, { revision: 1 }))).toEqual([404, 'offer-template.not-found']);
      expect(codes(await other.call('DELETE', `${url}/${id}`))).toEqual([404, 'offer-template.not-found']);
    });

    it('are removed for offers to come', async () => {
      const id = randomUUID();
      await put(seller, id, { terms });
      expect((await seller.call('DELETE', `${url}/${id}`)).status).toBe(200);
      expect((await begun()).offer.milestones).toEqual([]);
    });
  });

  describe('a template', () => {
    it('is changed by owners and approvers, and read by all', async () => {
      const id = randomUUID();
      const approver = await market.colleague(seller, 'approver', 'Zeynep Acar');
      const member = await market.colleague(seller, 'member', 'Can Usta');
      expect((await put(approver, id, { name: 'Export' })).status).toBe(200);
      expect(codes(await put(member, id, { revision: 1, name: 'Mine' }))).toEqual([403, 'access.forbidden']);
      expect(codes(await member.call('DELETE', `${url}/${id}`))).toEqual([403, 'access.forbidden']);
      expect(await list(member)).toMatchObject({ templates: [{ name: 'Export' }], mayChange: false });
    });

    it('is never written over a colleague’s', async () => {
      const id = randomUUID();
      await put(seller, id, { name: 'Export' });
      await put(seller, id, { revision: 1, name: 'Export, EU' });
      const moved = [409, 'offer-template.moved'];
      expect(codes(await put(seller, id, { revision: 1, name: 'Export, all' }))).toEqual(moved);
      // Defaults don't become a template.
      expect(codes(await put(seller, id, { revision: 2, name: null }))).toEqual(moved);
      expect((await list(seller)).templates).toMatchObject([{ name: 'Export, EU', revision: 2 }]);
    });

    it('has a name of its own, and the defaults come before all', async () => {
      await put(seller, randomUUID(), { name: 'Yarn' });
      await put(seller, randomUUID(), { name: 'export' });
      expect(codes(await put(seller, randomUUID(), { name: 'EXPORT' }))).toEqual([
        409,
        'offer-template.name-taken',
      ]);
      await put(seller, randomUUID());
      expect((await list(seller)).templates.map(({ name }) => name)).toEqual([null, 'export', 'Yarn']);
    });

    it('fills no offer by itself', async () => {
      await put(seller, randomUUID(), { name: 'Export', terms });
      expect((await begun()).offer.milestones).toEqual([]);
    });

    it('is one of thirty at most', async () => {
      const made = Array.from({ length: 30 }, (_, at) => put(seller, randomUUID(), { name: `No. ${at}` }));
      expect((await Promise.all(made)).every(({ status }) => status === 200)).toBe(true);
      expect(codes(await put(seller, randomUUID(), { name: 'One more' }))).toEqual([
        409,
        'offer-template.too-many',
      ]);
    });

    it.each([
      ['shares that don’t add up', { milestones: [share('30')] }, 'terms.milestones'],
      ['no place', { incoterm: { rule: 'FCA', place: ' ' } }, 'terms.incoterm.place'],
      [
        'no days',
        { milestones: [{ ...share('100'), event: 'days-after-invoice' }] },
        'terms.milestones.0.days',
      ],
      ['a day too many', { validityDays: 366 }, 'terms.validityDays'],
      ['no validity', { validityDays: 0 }, 'terms.validityDays'],
    ] as const)('with %s is refused', async (_what, change, name) => {
      const answer = await put(seller, randomUUID(), { terms: change as unknown as OfferTemplateTerms });
      expect(codes(answer)).toEqual([400, 'request.body-invalid']);
      expect(answer.body.errors).toContainEqual(expect.objectContaining({ name }));
      expect((await list(seller)).templates).toEqual([]);
    });
  });

  describe('the audit log of the company', () => {
    const log = async () =>
      auditAnswer
        .parse((await seller.call('GET', '/api/company/audit')).body)
        .entries.filter(({ action }) => action.startsWith('offer-template.'));

    it('keeps who changed which terms of a template, from what to what', async () => {
      const id = randomUUID();
      await put(seller, id, { name: 'Export', terms });
      const guaranteeIssuer = 'Poyraz Bankası';
      const next = {
        ...terms,
        validityDays: 30,
        guaranteeIssuer,
        note: { ...emptyTemplate.note, en: 'As of today' },
      };
      await put(seller, id, { revision: 1, name: 'Export, EU', terms: next });
      const [changed, made, ...others] = await log();
      expect(others).toEqual([]);
      expect(changed).toMatchObject({
        action: 'offer-template.saved',
        subject: 'Export, EU',
        by: { kind: 'member', name: 'Emre Kaplan' },
        changes: [
          { field: 'template-name', from: 'Export', to: 'Export, EU' },
          { field: 'validity', from: '21', to: '30' },
          { field: 'guarantee-issuer', from: null, to: guaranteeIssuer },
          // Only the fact of it.
          { field: 'offer-note', from: null, to: null },
        ],
      });
      expect(made?.changes).toEqual(
        expect.arrayContaining([
          { field: 'incoterm', from: null, to: 'FCA Bursa' },
          { field: 'milestones', from: null, to: '30% order, 70% before-shipment' },
        ]),
      );
    });

    it('keeps what was removed, and that it was the defaults', async () => {
      const id = randomUUID();
      await put(seller, id, { terms });
      await seller.call('DELETE', `${url}/${id}`);
      expect((await log())[0]).toMatchObject({
        action: 'offer-template.removed',
        subject: null,
        changes: expect.arrayContaining([{ field: 'validity', from: '21', to: null }]),
      });
    });

    it('keeps nothing where nothing changed, and nothing that was refused', async () => {
      const id = randomUUID();
      await put(seller, id, { name: 'Export', terms });
      expect((await put(seller, id, { revision: 1, name: 'Export', terms })).status).toBe(200);
      await put(seller, id, { revision: 1, name: 'Too late', terms });
      expect(await log()).toHaveLength(1);
    });

    it('is read by the company alone', async () => {
      await put(seller, randomUUID(), { terms });
      const other = await market.seller();
      const { body } = await other.call('GET', '/api/company/audit');
      expect(auditAnswer.parse(body).entries.map(({ action }) => action)).not.toContain(
        'offer-template.saved',
      );
    });
  });
});
