/** Components for working pages: the frame, and the states of a request. */
export { Answer } from './answer.tsx';
export { AttachButton, AttachedFiles } from './attachments/attach-files.tsx';
export { fileSize, roomWords } from './attachments/file-size.ts';
export { useAttachments } from './attachments/use-attachments.ts';
export { AuditList } from './audit/audit-list.tsx';
export { DateField, type DateFieldProps } from './date-field/date-field.tsx';
export { EmptySheet } from './empty-sheet.tsx';
export { ExactPrice } from './exact-price.tsx';
export { FileLink } from './file-link/file-link.tsx';
export { choiceQuery, useListChoice } from './list-choice.ts';
export { ListPage } from './list-page.tsx';
export { ListPages } from './list-pages.tsx';
export { ListSearch } from './list-search.tsx';
export { type Column, type ListSelection, ListTable } from './list-table/list-table.tsx';
export { MakerResponse } from './maker-response.tsx';
export { Page } from './page.tsx';
export { DocumentsSheet } from './quote-documents/documents-sheet.tsx';
export { quoteQuery } from './quote-query.ts';
export {
  newRequestEntries,
  type RequestEntries,
  requestEntriesOf,
  requestTermsOf,
} from './request-terms/request-entries.ts';
export { RequestTermsFields } from './request-terms/request-terms-fields.tsx';
export { colleaguesQuery } from './salesperson/colleagues-query.ts';
export { SalespersonField } from './salesperson/salesperson-field.tsx';
export { AgreementSheet } from './signing/agreement-sheet.tsx';
export { signingFailure } from './signing/signing-failure.ts';
export { SigningForm } from './signing/signing-form.tsx';
export { useAgreementMove } from './signing/use-agreement-move.ts';
export type { SigningCalls } from './signing/use-signing.ts';
export { Slot } from './slot/slot.tsx';
export { textOfPanel } from './slot/text-of-panel.ts';
export { useWayBack } from './use-way-back.ts';
