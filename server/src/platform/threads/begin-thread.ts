import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';

/** What a thread starts with: the file of its code, and its priority as `nice` counts. */
export type Beginning = Readonly<{ file: string; nice: number }>;

const { file, nice } = workerData as Beginning;
// Before its code is loaded, which takes longer than much of its work. Linux has priorities of threads; elsewhere this
// would slow down the whole process.
if (process.platform === 'linux') setPriority(nice);
await import(file);
