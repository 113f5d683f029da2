import { answering } from '../threads/answering.ts';

export type TestOrder = Readonly<{ do: 'answer' | 'spin' | 'sleep' | 'fail' }>;

/** A thread for tests that does as it is told. */
answering<TestOrder, string>(async ({ do: what }) => {
  if (what === 'spin') for (;;);
  if (what === 'sleep') await new Promise((resolve) => setTimeout(resolve, 600_000));
  if (what === 'fail') throw new Error('it fails');
  return 'answer';
});
