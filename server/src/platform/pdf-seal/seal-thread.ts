import { parentPort, workerData } from 'node:worker_threads';
import { type Content, contentOf } from '../pdf-inspection/in-thread.ts';
import { findSeals } from './find-seals.ts';

parentPort?.postMessage(await findSeals(await contentOf(workerData as Content)));
