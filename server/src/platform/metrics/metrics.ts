import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/index.ts';
import { countThreads, laneNames } from '../threads/index.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** Metrics of the running server in Prometheus's text format. */
export type Metrics = Readonly<{
  /** For counters and gauges of a module. */
  registry: Registry;
  answered: (request: Readonly<{ method: string; route: string; status: number }>, seconds: number) => void;
  jobEnded: (job: string, outcome: 'done' | 'failed') => void;
  /** All metrics as they are now, with those gathered for this reading. */
  text: (gathered: Registry) => Promise<string>;
}>;

export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE;

/** From a cached answer to a request that somebody gives up on. */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

let ofProcess: Registry | undefined;

/** Memory and event loop belong to the process, however many servers it runs. Measured from the first reading on. */
function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

export function createMetrics({ $client: pool }: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by the pattern of their address, and how long their answers took.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  });
  const jobs = new Counter({
    name: 'market_job_runs_total',
    help: 'Runs of jobs in this process.',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const lastDone = new Gauge({
    name: 'market_job_last_done_timestamp_seconds',
    help: 'When a run of that job last ended well in this process.',
    labelNames: ['job'],
    registers,
  });
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to PostgreSQL of this process, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'awaited' }, pool.waitingCount);
    },
  });
  countThreadsIn(registry);
  return {
    registry,
    answered: (request, duration) => requests.observe(request, duration),
    jobEnded: (job, outcome) => {
      jobs.inc({ job, outcome });
      if (outcome === 'done') lastDone.set({ job }, Date.now() / 1000);
    },
    text: (gathered) => Registry.merge([processRegistry(), registry, gathered]).metrics(),
  };
}

function countThreadsIn(registry: Registry): void {
  new Gauge({
    name: 'market_threads',
    help: 'Threads of this process that read files and make papers, and those that wait in line.',
    labelNames: ['lane', 'state'],
    registers: [registry],
    collect() {
      for (const lane of laneNames) {
        for (const [state, count] of Object.entries(countThreads(lane))) this.set({ lane, state }, count);
      }
    },
  });
}
