import { fieldsOf } from 'shared-kit/contract/tables';
import { codeOf } from '../thrown.ts';

/** PostgreSQL's codes for a row that others refer to, such as a product, quote or decision; PostgreSQL 18 has its own. */
const referenced = ['23503', '23001'];

/** Whether the database refused to delete a row because others refer to it. */
export const isReferenced = (error: unknown): boolean =>
  referenced.includes(codeOf(error) ?? codeOf(fieldsOf(error).cause) ?? '');
