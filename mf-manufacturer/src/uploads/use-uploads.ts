import { useState } from 'react';
import { isNameOf } from 'shared-kit/contract/tables';
import { isUploadRefusal, type UploadRefusal } from 'shared-kit/contract/uploads';
import { ApiError, useUnsavedInput } from 'shared-kit/shell';

const kinds = {
  'request.body-too-large': 'too-big',
  'product.datasheets-full': 'datasheets-full',
  'product.pictures-full': 'pictures-full',
  'upload.quota-full': 'quota',
  'storage.full': 'disk',
  'product.not-found': 'gone',
  'product.datasheet-not-found': 'gone',
  'company.not-allowed': 'standing',
  'request.too-many': 'busy',
  'server.busy': 'busy',
  network: 'network',
} as const;
type Kind = (typeof kinds)[keyof typeof kinds] | 'twice' | 'other';
type Refusal = Exclude<UploadRefusal, keyof typeof kinds>;

/** Why a file was refused: the code of what is wrong with it, or a kind; `other` shows the support reference. */
export type UploadFault = Readonly<{ kind: Kind | Refusal; reference: string; room?: ApiError['room'] }>;

/** The page refuses a file by itself: before it is sent, or because the answer names one that is there already. */
export class Refused extends Error {
  readonly kind: Kind;
  constructor(kind: Kind) {
    super(kind);
    this.kind = kind;
  }
}

export function uploadFaultOf(error: unknown): UploadFault {
  if (error instanceof Refused) return { kind: error.kind, reference: '' };
  if (!(error instanceof ApiError)) throw error;
  const { code, requestId, room } = error;
  const kind = isNameOf(kinds, code) ? kinds[code] : isUploadRefusal(code) ? code : 'other';
  return { kind, reference: requestId ?? code, room };
}

/** A pending upload (`share` from 0 to 1), or one that failed. */
export type Upload = Readonly<{ key: string; name: string; share: number; fault: UploadFault | null }>;
type SendFile<About> = (file: File, onProgress: (share: number) => void, about: About) => Promise<unknown>;

/** Sends files one after another, each with what was said about it. Those that were refused stay, with the reason, until they are put away. */
export function useUploads<About = void>(send: SendFile<About>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  useUnsavedInput(uploads.some(({ fault }) => !fault));
  const change = (key: string, to: Partial<Upload>) =>
    setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...to } : each)));
  const dismiss = (key: string) => setUploads((before) => before.filter((each) => each.key !== key));

  const sendOne = async (key: string, file: File, about: About) => {
    try {
      await send(file, (share) => change(key, { share }), about);
      dismiss(key);
    } catch (error) {
      change(key, { fault: uploadFaultOf(error) });
    }
  };
  return {
    uploads,
    dismiss,
    add: async (files: readonly File[], about: About) => {
      const named = files.map((file) => ({ key: crypto.randomUUID(), file }));
      const waiting = named.map(({ key, file }) => ({ key, name: file.name, share: 0, fault: null }));
      setUploads((before) => [...before.filter((each) => !each.fault), ...waiting]);
      for (const { key, file } of named) await sendOne(key, file, about);
    },
  };
}
