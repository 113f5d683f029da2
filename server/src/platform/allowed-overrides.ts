import { readOverrides, writeOverrides } from 'shared-kit/contract';
import * as z from 'zod';
import { flag } from './env-variables.ts';

/** Whether overrides are allowed. Text such as `shop@4101` allows them and applies these without asking. */
export const allowedOverrides = z.string().transform((text, context): boolean | string => {
  const word = flag.safeParse(text);
  if (word.success) return word.data;
  const announced = readOverrides(text);
  if (announced.length === text.split('.').length) return writeOverrides(announced);
  context.addIssue({
    code: 'custom',
    message: 'must be true, false, or areas with their ports, such as shop@4101.quotes@4102',
  });
  return z.NEVER;
});
