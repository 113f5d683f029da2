/** What forms share. Pages that have one bring their own copy. */
export { type RefusedName, refusedNameIn, refusedNames } from './refused-names.ts';
export { wrongAmong } from './use-faults.ts';
export { type FormReading, useForm } from './use-form.ts';
export { useSendOnce } from './use-send-once.ts';
