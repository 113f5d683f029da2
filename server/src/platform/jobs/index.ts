export { addJob } from './add-job.ts';
export { countJobs, type JobCount } from './count-jobs.ts';
export { type AnyJob, defineJob, defineSweep, type Job, type JobContext } from './define-job.ts';
export { runDueJobs } from './run-due-jobs.ts';
export { startJobs } from './start-jobs.ts';
