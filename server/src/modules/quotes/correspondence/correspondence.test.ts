import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { craftedPdf } from '../../../platform/testing/crafted-pdf.ts';
import { findShared } from '../shares/shares.ts';
import { type Person, quoteMarket } from '../testing/quote-market.ts';

describe('correspondence', () => {
  const market = quoteMarket();
  let buyer: Person;
  let seller: Person;
  let stranger: Person;
  let id = '';
  beforeEach(async () => {
    ({ buyer, seller } = await market.parties());
    stranger = (await market.parties()).buyer;
    id = await market.request(buyer, seller);
    await buyer.act(id, 'submit');
  });

  const upload = async (who: Person, content: Buffer | string = craftedPdf(), name = 'Salon planı.pdf') => {
    const answer = await market.app().inject({
      method: 'POST',
      url: `/api/quote-attachments?name=${encodeURIComponent(name)}`,
      headers: { cookie: who.cookie, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(content),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const write = (who: Person, body: object) =>
    who.act(id, 'messages', { text: '', lineKey: null, attachmentIds: [], ...body });

  describe('a message', () => {
    it('is about the quote or one of its lines, and comes with files', async () => {
      const lineKey = (await buyer.detail(id)).request.lines[1]?.key;
      const file = (await upload(buyer)).body;
      expect((await write(buyer, { text: 'See the plan', lineKey, attachmentIds: [file.id] })).status).toBe(
        200,
      );
      expect((await write(seller, { text: 'Thank you' })).status).toBe(200);
      const { messages } = await seller.detail(id);
      expect(messages).toMatchObject([
        {
          text: 'See the plan',
          lineKey,
          by: { side: 'buyer', isMe: false },
          attachments: [
            { name: 'Salon planı.pdf', mediaType: 'application/pdf', bytes: craftedPdf().length },
          ],
        },
        { text: 'Thank you', lineKey: null, by: { side: 'seller', isMe: true }, attachments: [] },
      ]);
      expect((await seller.call('GET', '/api/notifications')).body.entries).toContainEqual(
        expect.objectContaining({ event: 'quote-message', path: `/quote/${id}` }),
      );
    });

    it.each([
      ['says nothing', {}, 400],
      [
        'is about a line of another quote',
        { text: 'x', lineKey: '0197a000-0000-7000-8000-000000000001' },
        400,
      ],
      [
        'has a file that is not there',
        { text: 'x', attachmentIds: ['0197a000-0000-7000-8000-000000000001'] },
        404,
      ],
    ])('that %s is refused', async (_what, body, status) => {
      expect((await write(buyer, body)).status).toBe(status);
      expect((await buyer.detail(id)).messages).toEqual([]);
    });

    it('has files of its writer alone, each once', async () => {
      const file = (await upload(buyer)).body;
      expect((await write(seller, { text: 'mine', attachmentIds: [file.id] })).status).toBe(404);
      await write(buyer, { text: 'mine', attachmentIds: [file.id] });
      expect((await write(buyer, { text: 'again', attachmentIds: [file.id] })).status).toBe(404);
    });

    it('is never accepted from another company', async () => {
      expect((await write(stranger, { text: 'hello' })).status).toBe(404);
    });
  });

  describe('a file', () => {
    it('is downloaded by the parties as something to save, and never run', async () => {
      const file = (await upload(buyer)).body;
      await write(buyer, { attachmentIds: [file.id] });
      const [message] = (await seller.detail(id)).messages;
      const url = message?.attachments[0]?.url ?? '';
      const answer = await market.app().inject({ url, headers: { cookie: seller.cookie } });
      expect([answer.statusCode, answer.body]).toEqual([200, craftedPdf().toString()]);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="Salon plan_.pdf"; filename*=UTF-8''Salon%20plan%C4%B1.pdf`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      for (const who of [stranger, await market.someone()])
        expect((await who.call('GET', url)).status).toBe(404);
      expect((await market.app().inject({ url })).statusCode).toBe(401);
    });

    it('of an offer is its maker’s until that is sent', async () => {
      const [file, other] = [(await upload(seller)).body, (await upload(seller)).body];
      await seller.save(id, { attachmentIds: [file.id, other.id] });
      await seller.save(id, { attachmentIds: [file.id] });
      const url = `/api/quotes/${id}/attachments/${file.id}`;
      const open = async (who: Person) =>
        (await market.app().inject({ url, headers: { cookie: who.cookie } })).statusCode;
      expect([await open(buyer), await open(seller)]).toEqual([404, 200]);
      await seller.act(id, 'send', { revision: 2, text: '' });
      expect(await open(buyer)).toBe(200);
      expect((await buyer.detail(id)).versions[0]?.attachments).toMatchObject([{ id: file.id }]);
      // The next version has its own files, and this one keeps its files.
      await seller.offer(id);
      expect((await buyer.detail(id)).versions.map(({ attachments }) => attachments.length)).toEqual([1, 0]);
    });

    it('is refused where its content is nothing that the market takes, or too much', async () => {
      expect(await upload(buyer, '<html><script>', 'plan.pdf')).toMatchObject({
        status: 415,
        body: { code: 'upload.type' },
      });
      expect((await upload(buyer, `%PDF-${'x'.repeat(20 * 1024 * 1024)}`)).status).toBe(413);
    });
  });

  describe('a link for reading', () => {
    const shares = `/shares`;
    const create = (who: Person) => who.act(id, shares.slice(1), { label: 'Procurement', days: 30 });
    const tokenOf = (path: unknown) => String(path).replace('/shared/', '');

    it('leads to the quote until its maker ends it, and is stored as a hash alone', async () => {
      const { status, body } = await create(buyer);
      expect(status).toBe(200);
      const token = tokenOf(body.path);
      const { db } = market.database;
      expect(await findShared(db, token, new Date())).toMatchObject({
        rfqId: id,
        companyId: buyer.companyId,
      });
      expect(await findShared(db, token, new Date(Date.now() + 31 * 86_400_000))).toBeNull();
      const { rows } = await db.execute(
        sql`select count(*)::int as n from quote_share where token_hash = ${token}`,
      );
      expect(rows).toEqual([{ n: 0 }]);
      // The other side has its own links and can't change these.
      expect((await seller.call('GET', `/api/quotes/${id}/shares`)).body.shares).toEqual([]);
      expect((await seller.call('DELETE', `/api/quotes/${id}/shares/${body.id}`)).status).toBe(404);
      expect((await buyer.call('DELETE', `/api/quotes/${id}/shares/${body.id}`)).status).toBe(200);
      expect(await findShared(db, token, new Date())).toBeNull();
      expect((await buyer.call('GET', `/api/quotes/${id}/shares`)).body.shares).toEqual([]);
    });

    it('is made by nobody else, and by each for a quote that was sent', async () => {
      expect((await create(stranger)).status).toBe(404);
      id = await market.request(buyer, seller);
      expect((await create(buyer)).body.code).toBe('quote.state-moved');
    });
  });

  describe('sent offers and messages', () => {
    it.each([
      ['a version', 'update quote_version set total = total + 1, lines_total = lines_total + 1'],
      ['its terms', `update quote_version set terms = '{}'`],
      ['a version’s end', 'update quote_version set valid_until = now()'],
      ['a version, for good', 'delete from quote_version'],
      ['its lines', 'update quote_version_line set quantity = quantity + 1'],
      ['its events', 'delete from quote_event'],
      ['its messages', `update quote_message set text = ''`],
    ])('%s can’t be changed, even by the server', async (_what, statement) => {
      await seller.offer(id);
      await write(buyer, { text: 'Noted' });
      await expect(market.database.db.execute(sql.raw(statement))).rejects.toThrow();
    });

    it('fail to be written when their sums do not add up', async () => {
      await seller.offer(id);
      const broken = market.database.db.execute(sql`
      insert into quote_version_line (id, version_id, key, position, quantity, unit_price, total, facts)
      select gen_random_uuid(), version_id, gen_random_uuid(), 99, 1, 1, 1, '{}' from quote_version_line limit 1`);
      await expect(broken).rejects.toThrow();
    });
  });
});
