import {
  type ImportCheckInput,
  type ImportRefusal,
  type ImportTableInput,
  importRefusalCodes,
  importRefusalWords,
  imports,
} from 'shared-kit/contract/catalogue-import';
import { isOneOf } from 'shared-kit/contract/tables';
import { isUploadRefusal, uploadRefusalWords } from 'shared-kit/contract/uploads';
import { refusedNames, useSendOnce } from 'shared-kit/form';
import { queries } from 'shared-kit/query';
import { ApiError, call, referenceOf, useLocale } from 'shared-kit/shell';
import { useText } from '../../text.ts';

const failures = {
  'company.not-allowed': 'standing',
  'import.moved': 'moved',
  'import.not-found': 'gone',
  'import.undo-over': 'undo-over',
  network: 'network',
  'request.body-too-large': 'too-big',
  'request.too-many': 'too-many',
  'server.busy': 'busy',
  'upload.quota-full': 'quota',
  'storage.full': 'disk',
} as const;
type Failure = (typeof failures)[keyof typeof failures];

const isFailure = (code: string): code is keyof typeof failures => Object.hasOwn(failures, code);
const isRefusal = (code: string | undefined): code is ImportRefusal['code'] =>
  isOneOf(importRefusalCodes, code);

/** The server's reason why a file or a mapping can't be used. */
function refusalOf(error: unknown): ImportRefusal | null {
  if (!(error instanceof ApiError)) return null;
  const [first, ...others] = error.errors;
  if (!first || !isRefusal(first.reason)) return null;
  const params = others.map(({ name, reason }) => [name, reason ?? '']);
  return { code: first.reason, params: { field: first.name, ...Object.fromEntries(params) } };
}

/** Says why something about an import failed. */
export function useImportFailure(): (error: unknown) => string {
  const t = useText();
  const locale = useLocale();
  return (error) => {
    const refusal = refusalOf(error);
    if (refusal) return importRefusalWords(refusal, locale);
    const [name] = refusedNames(error, locale);
    if (name) return name.message;
    const code = error instanceof ApiError ? error.code : '';
    if (!isFailure(code) && isUploadRefusal(code)) return uploadRefusalWords(code, 'import', locale);
    const kind: Failure | 'other' = isFailure(code) ? failures[code] : 'other';
    return t(`import.failure.${kind}`, { reference: referenceOf(error) });
  };
}

/** The moves on one import. After each, the import is fetched again. */
export function useImportMoves(id: string) {
  const submit = useSendOnce(useImportFailure());
  const params = { id };
  const again = async () => {
    await queries.invalidateQueries({ queryKey: ['import', id] });
    void queries.invalidateQueries({ queryKey: ['imports'] });
    void queries.invalidateQueries({ queryKey: ['own-products'] });
  };
  const move = (name: 'check' | 'apply' | 'cancel' | 'undo', send: () => Promise<unknown>) =>
    submit.run(async () => {
      try {
        await send();
      } finally {
        await again();
      }
    }, name);
  const withKey = <Body>(name: string, body: Body) => ({ params, body, key: submit.keyOf({ name, body }) });
  return {
    failure: submit.failure,
    pending: submit.pending,
    check: (input: ImportCheckInput) => move('check', () => call(imports.check, withKey('check', input))),
    apply: (onlyIfAll: boolean) => move('apply', () => call(imports.apply, withKey('apply', { onlyIfAll }))),
    cancel: () => move('cancel', () => call(imports.cancel, withKey('cancel', {}))),
    undo: () => move('undo', () => call(imports.undo, withKey('undo', {}))),
    readAs: (table: ImportTableInput) =>
      submit.run(async () => {
        await call(imports.readAs, { params, body: table });
        await again();
      }, 'table'),
  };
}
export type ImportMoves = ReturnType<typeof useImportMoves>;
