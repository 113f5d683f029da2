import { describe, expect, it } from '@jest/globals';
import { type PdfDocument, writePdf } from './index.ts';

const paper: PdfDocument = {
  title: 'Quote',
  locale: 'en',
  author: 'Tezgah',
  createdAt: new Date(0),
  footNote: '',
  blocks: [
    { kind: 'heading', level: 1, text: 'Quote' },
    {
      kind: 'table',
      columns: [
        { head: 'No', share: 1 },
        { head: 'Product', share: 6 },
      ],
      rows: Array.from({ length: 200 }, (_, at) => [`${at}`, `Loom ${at} with ${at * 7919} picks a minute`]),
    },
  ],
  attachments: [
    { name: 'a.txt', mediaType: 'text/plain', description: 'A file', content: Buffer.from('attached bytes') },
  ],
};

describe('a paper', () => {
  it('of 200 lines leaves this thread to other requests', async () => {
    await writePdf(paper);
    const before = { thread: process.threadCpuUsage(), process: process.cpuUsage() };
    const content = await writePdf({ ...paper, title: 'Another' });
    const own = process.threadCpuUsage(before.thread);
    const whole = process.cpuUsage(before.process);
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(own.user + own.system).toBeLessThan((whole.user + whole.system) / 2);
  }, 60_000);

  it('of the same document at the same time is the same file', async () => {
    expect((await writePdf(paper)).equals(await writePdf(paper))).toBe(true);
  }, 60_000);
});
