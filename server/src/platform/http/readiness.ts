declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
  }
}

/** Whether the public pages that were live at the start are rendered already. */
export type PagesState = 'made' | 'being-made';

export type PreparedPages = Readonly<{
  /** Makes the pages, retrying until it works. Resolves then, or when visitors have waited long enough. */
  begin: () => Promise<void>;
  state: () => PagesState;
}>;

/** Parts of a process add to the answer of `/api/ready`. */
export type Readiness = { pages?: PreparedPages };
