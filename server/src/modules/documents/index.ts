export { addSealed } from './add-sealed.ts';
export { readChecklist } from './checklist.ts';
export { eraseDocument } from './erase-document.ts';
export { readDocument, sendDocument } from './open-document.ts';
export { recountDocuments } from './recount-documents.ts';
export {
  endDocument,
  findDocument,
  hasDocuments,
  insertDocuments,
  listAccepted,
  listCopies,
} from './repository.ts';
export { tellWatchers } from './tell-watchers.ts';
export { folder as documentFolder } from './upload-document.ts';
