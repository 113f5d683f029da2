export { lifeCycle } from './life-cycle.ts';
