import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';

/** What a thread starts with: the file of its code, and its priority as `nice` counts. */
export type Beginning = Readonly<{ file: string; nice: number }>;

const { file, nice } = workerData as Beginning;
// Set before the code is loaded, since loading can take longer than the work. Only on Linux does this concern the thread
// alone; elsewhere it would slow down the whole process.
if (process.platform === 'linux') setPriority(nice);
await import(file);
