import { isUuid } from '../endpoints/identifier.ts';

/** What a parameter of a route may be. An address with another value is not found, before any access rule is asked. */
export const parameterKinds: Readonly<Record<string, (value: string) => boolean>> = {
  uuid: isUuid,
  slug: (value) => /^[a-z\d]+(-[a-z\d]+)*$/.test(value),
  token: (value) => /^[\w-]+$/.test(value),
  number: (value) => /^\d{1,15}$/.test(value),
};

type Given = Readonly<Record<string, string | undefined>>;

/** Whether each parameter of an address could be decoded, and is of the kind that its route says. */
export const hasFitParams = (
  { params = {} }: Readonly<{ params?: Given | undefined }>,
  given: Given,
): boolean =>
  !/%/.test(`${Object.values(given)}`) &&
  Object.entries(params).every(([name, kind = '']) => parameterKinds[kind]?.(given[name] ?? ''));
