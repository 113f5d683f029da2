/** What companies and staff share in looking at documents. Areas that show documents bring their own copy. */
export { FactsForm } from './facts/facts-form.tsx';
export { ShowDocument } from './viewer/show-document.tsx';
