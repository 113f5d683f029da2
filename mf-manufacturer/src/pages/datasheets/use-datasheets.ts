import { useState } from 'react';
import { datasheetLimits } from 'shared-kit/contract';
import { queries } from 'shared-kit/query';
import { ApiError, api, apiAddress } from 'shared-kit/shell';

/** Why a file was refused; a kind without its own message shows the support reference. */
export type DatasheetFault = Readonly<{
  kind: 'too-big' | 'type' | 'full' | 'quota' | 'disk' | 'gone' | 'standing' | 'network' | 'other';
  reference: string;
  room?: ApiError['room'];
}>;

const kinds: Readonly<Record<string, DatasheetFault['kind']>> = {
  'request.body-too-large': 'too-big',
  'request.media-type-unsupported': 'type',
  'product.datasheets-full': 'full',
  'upload.quota-full': 'quota',
  'storage.full': 'disk',
  'product.not-found': 'gone',
  'product.datasheet-not-found': 'gone',
  'company.not-allowed': 'standing',
  network: 'network',
};

function faultOf(error: unknown): DatasheetFault {
  if (!(error instanceof ApiError)) throw error;
  return { kind: kinds[error.code] ?? 'other', reference: error.requestId ?? error.code, room: error.room };
}

const tooBig: DatasheetFault = { kind: 'too-big', reference: '' };

/** A pending upload (`share` from 0 to 1), or one that failed. */
export type Upload = Readonly<{ key: string; name: string; share: number; fault: DatasheetFault | null }>;

/** Adds and removes a product's data sheets. The list of products has them, so it is refetched. */
export function useDatasheets(productId: string) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [fault, setFault] = useState<DatasheetFault | null>(null);
  const address = `/api/manufacturer/products/${productId}/datasheets`;
  const listAgain = () => queries.invalidateQueries({ queryKey: ['own-products'] });
  const change = (key: string, to: Partial<Upload>) =>
    setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...to } : each)));
  const dismiss = (key: string) => setUploads((before) => before.filter((each) => each.key !== key));

  const send = async (key: string, file: File) => {
    if (file.size > datasheetLimits.bytes) return change(key, { fault: tooBig });
    try {
      await api.upload(apiAddress(address, { name: file.name }), file, {
        type: 'application/pdf',
        onProgress: (share) => change(key, { share }),
      });
      await listAgain();
      dismiss(key);
    } catch (error) {
      change(key, { fault: faultOf(error) });
    }
  };
  return {
    uploads,
    fault,
    dismiss,
    add: async (files: readonly File[]) => {
      const named = files.map((file) => ({ key: crypto.randomUUID(), file }));
      const waiting = named.map(({ key, file }) => ({ key, name: file.name, share: 0, fault: null }));
      setUploads((before) => [...before.filter((each) => !each.fault), ...waiting]);
      for (const { key, file } of named) await send(key, file);
    },
    remove: async (id: string) => {
      setFault(null);
      try {
        await api.delete(`${address}/${id}`);
      } catch (error) {
        setFault(faultOf(error));
      }
      await listAgain();
    },
  };
}
