import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { streamXlsxRows } from 'hucre/xlsx';
import { createTransport } from 'nodemailer';
import type { LiveNews } from 'shared-kit/contract/notifications';
import { contentDisposition } from './platform/http/download.ts';
import { eventStream } from './platform/live/event-stream.ts';
import { envelopeOf } from './platform/mail/mailer.ts';
import { renderMail } from './platform/mail/render-mail.ts';
import { writeWorkbook } from './platform/office/write-workbook.ts';
import { readXml } from './platform/testing/read-xml.ts';
import { strangeNames, written } from './platform/testing/strange-names.ts';
import { sitemap } from './web/search-files.ts';
import { blocksHtml } from './web/shared-quote/blocks-html.ts';

/**
 * Languages such as XML, a sign by which their writers are found, and the files that may write them. What each file
 * writes is read below or by a test beside it.
 */
const writers: readonly (readonly [language: string, sign: RegExp, files: readonly string[]])[] = [
  ['escaped markup', /&#\$\{|&amp;/, ['platform/escape-html.ts']],
  ['XML', /<\?xml/, ['web/search-files.ts']],
  [
    'HTML',
    /<!doctype/i,
    [
      'modules/accounts/openid/outcome-page.ts',
      'modules/mailbox/mailbox-page.ts',
      'platform/mail/render-mail.ts',
      'web/away/away-page.ts',
      'web/document.ts',
      'web/shared-quote/shared-page.ts',
    ],
  ],
  ['PDFs', /from 'pdfkit'/, ['platform/pdf/tagged-pdf.ts']],
  ['workbooks', /writeXlsx/, ['platform/office/write-workbook.ts']],
  ['file names in headers', /content-disposition/i, ['platform/http/download.ts']],
  ['mails', /createTransport/, ['platform/mail/outbox-mailer.ts', 'platform/mail/smtp-mailer.ts']],
  ['server-sent events', /`data: |\\ndata: /, ['platform/live/event-stream.ts']],
  ['calendars', /BEGIN:V/, []],
];

const sources = globSync('**/*.ts', { cwd: import.meta.dirname })
  .filter((path) => !/\.test\.ts$|testing[./]|^seed\//.test(path))
  .map((path) => ({ path, text: readFileSync(`${import.meta.dirname}/${path}`, 'utf8') }));

it.each(writers)(
  '%s are written in the files whose tests read them, nowhere else',
  (_language, sign, files) => {
    expect(
      sources
        .filter(({ text }) => sign.test(text))
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(files);
  },
);

const parts = async (of: AsyncIterable<string | Uint8Array>) => {
  const all: Buffer[] = [];
  for await (const part of of) all.push(Buffer.from(part));
  return Buffer.concat(all);
};

const mailOf = (name: string) =>
  renderMail(
    {
      subject: name,
      before: [name],
      action: { label: name, url: 'https://a.example/?a=1&b=2' },
      after: [name],
    },
    'en',
    name,
  );
const pageOf = (name: string) =>
  blocksHtml([
    { kind: 'heading', level: 1, text: name },
    { kind: 'paragraph', text: name },
    { kind: 'facts', facts: [[name, name]] },
    { kind: 'table', caption: name, columns: [{ head: name, share: 1 }], rows: [[name]], foot: [[name]] },
  ]);
describe.each(Object.entries(strangeNames))('a name of %s', (_what, name) => {
  it.each([
    ['a mail', (it: string) => mailOf(it).html],
    ['a shared quote', pageOf],
  ])('adds no element to %s, and is read there', (_file, make) => {
    const [strange, plain] = [readXml(make(name)), readXml(make('Loom'))];
    expect(strange.elements).toEqual(plain.elements);
    expect(strange.texts).toContain(written(name));
  });

  it('adds no header to a mail', async () => {
    const mail = { id: '1', to: 'a@b.example', ...mailOf(name) };
    const sent = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const { message } = await sent.sendMail(
      envelopeOf(mail, { from: 'Market <m@b.example>', domain: 'b.example' }),
    );
    const [head = ''] = String(message).split('\n\n');
    const headers = head
      .replace(/\n[ \t]+/g, ' ')
      .split('\n')
      .map((line) => line.split(':')[0]);
    expect(headers.toSorted()).toEqual([
      'Auto-Submitted',
      'Content-Language',
      'Content-Type',
      'Date',
      'From',
      'MIME-Version',
      'Message-ID',
      'Subject',
      'To',
    ]);
    expect(head).not.toMatch(/[^\x20-\x7e\n\t]/);
  });

  it('is read in a workbook', async () => {
    async function* rows() {
      yield [name, 1];
    }
    const file = await parts(writeWorkbook(rows(), { name: 'Sheet' }));
    const read = [];
    for await (const { values } of streamXlsxRows(file)) read.push(values);
    expect(read).toEqual([[name.toWellFormed().replace('\uffff', ''), 1]]);
  });

  it('is read in live news', async () => {
    const { body, stream } = eventStream({ userId: '1', companyId: null, token: '2', rights: '' });
    stream.send({ topic: name } as unknown as LiveNews);
    const [line = '', ...rest] = String(body.read()).split('\n');
    expect(rest).toEqual(['', '']);
    expect(JSON.parse(line.slice('data: '.length))).toEqual({ topic: name });
  });

  it('is read in the map of the site', () => {
    const origin = `https://a.example/${name}`;
    const { texts } = readXml(sitemap(origin, [{ path: '/shop', isListing: true }], [name]));
    expect(texts).toContain(`${written(origin)}/shop?category=${written(name)}`);
    expect(texts.filter((it) => it.endsWith('/shop'))).toContain(`${written(origin)}/shop`);
  });

  it('is read in the header that names a file', () => {
    const header = contentDisposition(name);
    expect(header).toMatch(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]*$/);
    expect(decodeURIComponent(header.split("''").at(-1) ?? '')).toBe(name.toWellFormed());
  });
});
