import { standingAllows } from 'shared-kit/contract/companies';
import { dayOf } from 'shared-kit/contract/dates';
import {
  type ChecklistAnswer,
  type ChecklistPoint,
  type DocumentAnswer,
  faultsOf,
  isReadable,
} from 'shared-kit/contract/documents';
import type { Tx } from '../../platform/db/index.ts';
import type { Company } from '../companies/index.ts';
import { listCurrent } from './repository.ts';
import { type CompanyRequirement, listRequirements } from './requirements.ts';
import type { CompanyDocument } from './schema.ts';

export type Reader = 'staff' | 'owner' | 'member';

export const mayOpen = (reader: Reader, { openedBy }: Pick<CompanyRequirement, 'openedBy'>): boolean =>
  reader !== 'member' || openedBy === 'members';

type Asked = Readonly<{ reader: Reader; now: Date; scans: boolean }>;

/** A company's checklist with the state of each point, as the reader may see it. */
export async function readChecklist(tx: Tx, company: Company, asked: Asked): Promise<ChecklistAnswer> {
  const requirements = await listRequirements(tx, company);
  const documents = await listCurrent(tx, company.id);
  return {
    points: requirements.map((requirement) => pointOf(requirement, documents, asked)),
    mayUpload: asked.reader === 'owner' && standingAllows(company.verification, 'upload-documents'),
    scans: asked.scans,
    reVerificationDue: company.reVerificationDue?.toISOString() ?? null,
  };
}

function pointOf(
  requirement: CompanyRequirement,
  documents: readonly CompanyDocument[],
  asked: Asked,
): ChecklistPoint {
  const { validity, ...said } = requirement;
  const own = documents.filter((it) => it.requirement === requirement.requirement);
  const accepted = own.find(({ state }) => state === 'accepted');
  const newer = own.find(({ state }) => state !== 'accepted');
  const shown = newer ?? accepted;
  return {
    ...said,
    recentMonths: typeof validity === 'object' ? validity.recentMonths : null,
    lapses: validity === 'lapses',
    state: shown?.state ?? 'requested',
    isCovered: accepted !== undefined,
    document: shown ? documentAnswerOf(shown, requirement, asked) : null,
    accepted: newer && accepted ? documentAnswerOf(accepted, requirement, asked) : null,
  };
}

const noFacts = { number: null, issuedOn: null, validUntil: null, issuer: null, verificationCode: null };

function documentAnswerOf(
  document: CompanyDocument,
  requirement: CompanyRequirement,
  { reader, now }: Asked,
): DocumentAnswer {
  const { id, state, number, issuedOn, validUntil, issuer, verificationCode, createdAt } = document;
  const isOpen = mayOpen(reader, requirement);
  const days = { uploadedOn: dayOf(createdAt), today: dayOf(now) };
  return {
    id,
    state,
    file: isOpen ? fileOf(document) : null,
    ...(isOpen ? { number, issuedOn, validUntil, issuer, verificationCode } : noFacts),
    uploadedAt: createdAt.toISOString(),
    reason: document.reason,
    decidedAt: document.decidedAt?.toISOString() ?? null,
    decidedBy: document.decidedByName,
    countsUntil: document.countsUntil,
    faults: faultsIn(requirement, document, days),
  };
}

/** What was confirmed by both sides is accepted, and stays so. */
function faultsIn(
  { validity }: CompanyRequirement,
  document: CompanyDocument,
  days: Parameters<typeof faultsOf>[2],
): DocumentAnswer['faults'] {
  const isConfirmed = validity === 'confirmed' && document.state === 'accepted';
  return document.state === 'waived' || isConfirmed ? [] : [...faultsOf(validity, document, days)];
}

function fileOf({ name, mediaType, bytes, sha256, fileKey, state, isScanned }: CompanyDocument) {
  if (name === null || mediaType === null || bytes === null || sha256 === null) return null;
  return { name, mediaType, bytes, sha256, isReadable: fileKey !== null && isReadable(state), isScanned };
}
