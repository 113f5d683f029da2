import { embargoes } from 'shared-kit/contract/embargoes';
import { type ModuleContext, onlyAdmin, type RegisterRoute } from '../../platform/http/index.ts';
import { readEmbargoes } from './read-embargoes.ts';

export function embargoRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route(embargoes.list, embargoes.listSpec, {
    access: onlyAdmin,
    handler: ({ query: asked }) => readEmbargoes(db, { ...asked, now: clock() }),
  });
}
