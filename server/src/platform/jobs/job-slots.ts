/** Jobs at once. Together they need fewer than the jobs' connections, so that readiness and live news have some too. */
export const jobSlots = { files: 2, others: 4 } as const;
