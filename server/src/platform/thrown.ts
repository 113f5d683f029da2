import { fieldsOf } from 'shared-kit/contract/tables';

/** Anything may be thrown, so none of these relies on an error. */
const textIn = (thrown: unknown, name: string): string | undefined => {
  const text = fieldsOf(thrown)[name];
  return typeof text === 'string' ? text : undefined;
};

/** Node's code of a failure, such as `ENOENT`, or PostgreSQL's. */
export const codeOf = (thrown: unknown): string | undefined => textIn(thrown, 'code');
export const messageOf = (thrown: unknown): string => textIn(thrown, 'message') ?? String(thrown);
