import { parentPort, workerData } from 'node:worker_threads';
import { findSeals } from './find-seals.ts';

parentPort?.postMessage(await findSeals(workerData as Uint8Array));
