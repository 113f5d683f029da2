import { useState } from 'react';
import type { Endpoint } from 'shared-kit/contract/endpoints';
import type { financingFiles } from 'shared-kit/contract/financing';
import { type AttachmentAnswer, quoteLimits, quotes } from 'shared-kit/contract/quotes';
import { isUploadRefusal, type UploadRefusal } from 'shared-kit/contract/uploads';
import { ApiError, upload } from 'shared-kit/shell';

export type AttachmentFault = 'too-big' | 'too-many' | 'quota' | 'disk' | 'busy' | 'failed';
type Fault = Readonly<{ kind: AttachmentFault | UploadRefusal; name: string; room?: ApiError['room'] }>;

const refusals: Readonly<Record<string, AttachmentFault>> = {
  'upload.quota-full': 'quota',
  'storage.full': 'disk',
  'request.too-many': 'busy',
  'server.busy': 'busy',
};

function faultOf(error: unknown, name: string): Fault {
  if (!(error instanceof ApiError)) return { kind: 'failed', name };
  const { code, room } = error;
  return { kind: isUploadRefusal(code) ? code : (refusals[code] ?? 'failed'), name, room };
}

/** Uploaded files that wait to be sent with a form. `kept` are attached from the start, others go to this endpoint. */
export function useAttachments(
  kept: readonly AttachmentAnswer[] = [],
  to: Endpoint<
    typeof quotes.uploadAttachmentSpec | typeof financingFiles.uploadSpec
  > = quotes.uploadAttachment,
) {
  const [attachments, setAttachments] = useState(kept);
  const [fault, setFault] = useState<Fault | null>(null);
  const [uploading, setUploading] = useState(0);

  const take = async (file: File) => {
    if (file.size > quoteLimits.attachmentBytes) return setFault({ kind: 'too-big', name: file.name });
    setUploading((count) => count + 1);
    try {
      const added = await upload(to, file, { query: { name: file.name } });
      setAttachments((before) => [...before, added]);
    } catch (error) {
      setFault(faultOf(error, file.name));
    } finally {
      setUploading((count) => count - 1);
    }
  };
  return {
    attachments,
    fault,
    isUploading: uploading > 0,
    add: async (files: readonly File[]) => {
      setFault(null);
      const room = quoteLimits.attachments - attachments.length;
      const tooMany = files[room];
      if (tooMany) setFault({ kind: 'too-many', name: tooMany.name });
      for (const file of files.slice(0, room)) await take(file);
    },
    remove: (id: string) => setAttachments((before) => before.filter((each) => each.id !== id)),
    clear: () => setAttachments([]),
  };
}
