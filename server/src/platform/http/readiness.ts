declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
  }
}

/** Whether the public pages that were live at start come as HTML already. */
export type PagesState = 'made' | 'being-made';

/** Parts of a process add these to the answer of `/api/ready`. */
export type Readiness = { pages?: () => PagesState };
