/** PostgreSQL's codes for a row that others refer to, such as a product, quote or decision; PostgreSQL 18 has its own. */
const referenced = ['23503', '23001'];

/** Whether the database refused to delete a row because others refer to it. */
export const isReferenced = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return referenced.includes(code ?? cause?.code ?? '');
};
