import { useRef, useState } from 'react';
import { documentLimits, documents } from 'shared-kit/contract/documents';
import { isUploadRefusal, uploadRefusalWords } from 'shared-kit/contract/uploads';
import { roomWords } from 'shared-kit/page';
import { ApiError, upload, useLocale } from 'shared-kit/shell';
import { useText } from '../../text.ts';
import { askDocumentsAgain } from './documents-query.ts';
import { uploadLines } from './upload-lines.ts';

/** A pending upload (`share` from 0 to 1), or one that failed and can be tried again. */
export type DocumentUpload = Readonly<{ file: File; share: number; failure: string | null }>;

/** Why an upload failed and what helps, as a sentence. */
function useFailureText() {
  const t = useText();
  const locale = useLocale();
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('documents.fault.other', { reference: '' });
    if (isUploadRefusal(error.code)) return uploadRefusalWords(error.code, 'document', locale);
    if (error.room) return t('documents.fault.quota', roomWords(error.room, locale));
    if (error.code === 'network') return t('documents.fault.network');
    if (error.code === 'storage.full') return t('documents.fault.disk');
    if (error.code === 'files.unreachable') return t('documents.fault.store');
    if (error.code === 'company.not-allowed') return t('documents.closed');
    if (error.code === 'server.busy') return t('documents.fault.busy');
    if (error.status === 429) return t('documents.fault.too-many');
    return t('documents.fault.other', { reference: error.requestId ?? error.code });
  };
}

/** The market turns an account away that writes more than three things at once. */
const atOnce = 2;

/** Uploads of documents, at most one for each point of the checklist; those of several points go on side by side. */
export function useDocumentUploads() {
  const locale = useLocale();
  const failureOf = useFailureText();
  const [uploads, setUploads] = useState<Readonly<Record<string, DocumentUpload>>>({});
  const [inTurn] = useState(() => uploadLines(atOnce));
  const running = useRef(new Map<string, AbortController>());
  const put = (requirement: string, change: Partial<DocumentUpload>) =>
    setUploads((before) => {
      const known = before[requirement];
      return known ? { ...before, [requirement]: { ...known, ...change } } : before;
    });
  const forget = (requirement: string) => setUploads(({ [requirement]: _gone, ...others }) => others);

  const send = async (requirement: string, file: File) => {
    running.current.get(requirement)?.abort();
    const sending = new AbortController();
    running.current.set(requirement, sending);
    // A later file for the same point has taken the row otherwise.
    const isCurrent = () => running.current.get(requirement) === sending;
    setUploads((before) => ({ ...before, [requirement]: { file, share: 0, failure: null } }));
    if (file.size > documentLimits.bytes) {
      const failure = uploadRefusalWords('request.body-too-large', 'document', locale);
      return put(requirement, { failure });
    }
    try {
      await inTurn(async () => {
        if (sending.signal.aborted) return;
        await upload(documents.upload, file, {
          params: { requirement },
          query: { name: file.name },
          onProgress: (share) => isCurrent() && put(requirement, { share }),
          signal: sending.signal,
        });
      });
      await askDocumentsAgain();
      if (isCurrent()) forget(requirement);
    } catch (error) {
      if (isCurrent() && !sending.signal.aborted) put(requirement, { failure: failureOf(error) });
    }
  };
  const cancel = (requirement: string) => {
    running.current.get(requirement)?.abort();
    forget(requirement);
  };
  return { uploads, send, cancel };
}
export type DocumentUploads = ReturnType<typeof useDocumentUploads>;
