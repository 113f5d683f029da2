import { useState } from 'react';
import { type DatasheetAnswer, type DatasheetFacts, datasheetLimits } from 'shared-kit/contract/catalogue';
import type { Locale } from 'shared-kit/contract/languages';
import { datasheets } from 'shared-kit/contract/products';
import { queries } from 'shared-kit/query';
import { call, upload } from 'shared-kit/shell';
import { Refused, type UploadFault, uploadFaultOf, useUploads } from '../../uploads/use-uploads.ts';

export const pdfTypes = 'application/pdf,.pdf';

type Sheets = readonly DatasheetAnswer[];
/** Takes a change that the market has made; for pages whose answer isn't fetched again. */
export type ApplyChange = (change: (before: Sheets) => Sheets) => void;
type About = Readonly<{ language: Locale | null; replaces?: string }>;

/** Adds, replaces, renames and removes a product's datasheets. The list of products has them, so it is refetched. */
export function useDatasheets(productId: string, apply: ApplyChange) {
  const [fault, setFault] = useState<UploadFault | null>(null);
  const take: typeof apply = (change) => {
    apply(change);
    return queries.invalidateQueries({ queryKey: ['own-products'] });
  };
  const uploads = useUploads<About>(async (file, onProgress, { language, replaces }) => {
    if (file.size > datasheetLimits.bytes) throw new Refused('too-big');
    const added = await upload(datasheets.add, file, {
      params: { id: productId },
      query: { name: file.name, language, replaces },
      type: 'application/pdf',
      onProgress,
    });
    await take((before) => placed(before, added, replaces));
  });
  const change = async (work: () => Promise<Parameters<ApplyChange>[0]>) => {
    setFault(null);
    try {
      await take(await work());
    } catch (error) {
      setFault(uploadFaultOf(error));
      await take((before) => before);
    }
  };
  return {
    ...uploads,
    fault,
    replace: ({ id, language }: DatasheetAnswer, file: File) =>
      uploads.add([file], { language, replaces: id }),
    describe: (id: string, facts: DatasheetFacts) =>
      change(async () => {
        const described = await call(datasheets.describe, {
          params: { id: productId, datasheet: id },
          body: facts,
        });
        return (before) => before.map((it) => (it.id === id ? described : it));
      }),
    remove: (id: string) =>
      change(async () => {
        await call(datasheets.remove, { params: { id: productId, datasheet: id } });
        return (before) => before.filter((it) => it.id !== id);
      }),
  };
}

/** As the server does: a file is listed once, in place of the one that it replaces. */
const placed = (before: Sheets, added: DatasheetAnswer, replaces: string | undefined): Sheets => {
  const others = before.filter(({ id }) => id !== added.id || id === replaces);
  if (replaces === undefined) return [...others, added];
  return others.map((it) => (it.id === replaces ? added : it));
};
