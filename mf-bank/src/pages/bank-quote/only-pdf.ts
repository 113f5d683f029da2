import type { useAttachments } from 'shared-kit/page';

type Files = ReturnType<typeof useAttachments>['attachments'];

/** The one PDF that was attached; null while there is none, something else or more. */
export function onlyPdf([file, ...others]: Files): Files[number] | null {
  return file?.mediaType === 'application/pdf' && others.length === 0 ? file : null;
}
