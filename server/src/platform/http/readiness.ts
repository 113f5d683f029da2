declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
  }
}

/** Whether the public pages that were live at the start are rendered already. */
export type PagesState = 'made' | 'being-made';

/** Parts of a process add to the answer of `/api/ready`. */
export type Readiness = { pages?: () => PagesState };
