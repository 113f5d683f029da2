import { Readable } from 'node:stream';
import { verification } from 'shared-kit/contract/verification';
import type { Tx } from '../../platform/db/index.ts';
import { asDownload } from '../../platform/http/download.ts';
import { AppError, type ModuleContext, onlyAdmin, type RegisterRoute } from '../../platform/http/index.ts';
import { takeEffectOnce } from '../../platform/idempotency/index.ts';
import { mailParts } from '../accounts/index.ts';
import { findCompany } from '../companies/index.ts';
import { tellWatchers } from '../documents/index.ts';
import { writeDecisions } from './decisions-csv.ts';
import { addNote, assign } from './desk.ts';
import { setRisk } from './set-risk.ts';
import { confirmProposal, dropProposal } from './two-people.ts';

/** How the staff share their work: two for one decision, who does which company, and notes to each other. */
export function deskRoutes(route: RegisterRoute, context: ModuleContext): void {
  proposalRoutes(route, context);
  decisionRoutes(route, context);
  riskRoute(route, context);
  const { db, clock } = context;

  route(verification.assign, verification.assignSpec, {
    access: onlyAdmin,
    handler: ({ params: { id: companyId }, body: { isMine }, actor: { userId } }) =>
      db.transaction(async (tx) => {
        await assertCompany(tx, companyId);
        await assign(tx, { companyId, userId, at: clock(), isMine });
        await tellWatchers(tx, companyId);
        return {};
      }),
  });

  route(verification.note, verification.noteSpec, {
    access: onlyAdmin,
    handler: ({ params: { id: companyId }, body, actor: { userId }, request }) =>
      takeEffectOnce({ db, userId, request, body, now: clock() }, async (tx) => {
        await assertCompany(tx, companyId);
        await addNote(tx, { companyId, userId, text: body.text, at: clock() });
        await tellWatchers(tx, companyId);
        return {};
      }),
  });
}

function riskRoute(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route(verification.setRisk, verification.setRiskSpec, {
    access: onlyAdmin,
    handler: ({ params: { id: companyId }, body: { risk }, actor: { userId } }) =>
      db.transaction(async (tx) => {
        await setRisk(tx, { companyId, userId, risk, now: clock() });
        return {};
      }),
  });
}

function proposalRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;

  route(verification.confirmProposal, verification.confirmProposalSpec, {
    access: onlyAdmin,
    handler: ({ params: { id: companyId }, body, actor: { userId: actor }, request }) =>
      takeEffectOnce({ db, userId: actor, request, body, now: clock() }, async (tx) => {
        await confirmProposal(mailParts(request, context), tx, {
          companyId,
          actor,
          version: body.seen.version,
        });
        return {};
      }),
  });

  route(verification.dropProposal, verification.dropProposalSpec, {
    access: onlyAdmin,
    handler: ({ params, actor }) =>
      db.transaction(async (tx) => {
        await dropProposal(tx, params.id, actor.userId);
        return {};
      }),
  });
}

async function assertCompany(tx: Tx, id: string): Promise<void> {
  if (!(await findCompany(tx, id))) throw new AppError('company.not-found');
}

function decisionRoutes(route: RegisterRoute, { db, clock }: ModuleContext): void {
  route(verification.downloadDecisions, verification.downloadDecisionsSpec, {
    access: onlyAdmin,
    contentType: 'text/csv; charset=utf-8',
    handler: ({ reply }) => {
      asDownload(reply, `decisions-${clock().toISOString().slice(0, 10)}.csv`);
      return Readable.from(writeDecisions(db));
    },
  });
}
