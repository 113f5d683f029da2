import { describe, expect, it, jest } from '@jest/globals';
import { type Asker, countThreads, inSeconds, laneLimits, workFor } from '../threads/index.ts';
import { keepPapers } from './keep-papers.ts';
import type { PdfDocument } from './pdf-document.ts';

describe('papers', () => {
  const asker: Asker = {
    kind: 'request',
    person: 'deniz',
    company: null,
    endsAt: inSeconds(300),
    signal: () => null,
  };
  const paper = (title: string): PdfDocument => ({
    title,
    locale: 'en',
    author: 'Tezgah',
    createdAt: new Date(0),
    footNote: '',
    blocks: [{ kind: 'heading', level: 1, text: title }],
  });

  it('are made once', async () => {
    const write = keepPapers();
    const { content, title } = await write(() => paper('Rev 1'));
    expect([content.subarray(0, 5).toString(), title]).toEqual(['%PDF-', 'Rev 1']);
    expect((await write(() => paper('Rev 1'))).content).toBe(content);
  });

  it('aren’t read for somebody who has too many under way', async () => {
    const write = keepPapers();
    const { person: most } = laneLimits.papers.underWay;
    const all = Array.from({ length: most }, (_, at) =>
      workFor(asker, () => write(() => paper(`Rev ${at}`))),
    );
    while (countThreads('papers').waiting < most - 1) await new Promise(setImmediate);
    const read = jest.fn(() => paper('one more'));
    await expect(workFor(asker, () => write(read))).rejects.toMatchObject({ code: 'request.too-many' });
    expect(read).not.toHaveBeenCalled();
    await Promise.all(all);
  });
});
