import { agreements } from 'shared-kit/contract/agreements';
import { defaultLocale, type Locale } from 'shared-kit/contract/languages';
import { asDownload } from '../../platform/http/download.ts';
import {
  AppError,
  type ModuleContext,
  onlyCompanyMember,
  type RegisterRoute,
} from '../../platform/http/index.ts';
import { takeEffectOnce } from '../../platform/idempotency/index.ts';
import { limitAttempts, mailParts } from '../accounts/index.ts';
import { findCompany } from '../companies/index.ts';
import { findDocument, readDocument, sendDocument } from '../documents/index.ts';
import { plainText } from './agreement/agreement-text.ts';
import { codeLimit } from './code-limit.ts';
import { readAgreement } from './read-agreement.ts';
import { findInForce } from './repository.ts';
import { askCode, signForCompany } from './sign.ts';
import { namesOfSigner } from './signatories.ts';

type Member = Readonly<{ companyId: string; userId: string; companyRole: string | null }>;

/** My company's framework agreement: members read it, confirmed signatories sign it. */
export function companyRoutes(route: RegisterRoute, context: ModuleContext): void {
  const read = readerIn(context);
  route(agreements.read, agreements.readSpec, {
    access: onlyCompanyMember,
    handler: async ({ actor, query }) => ({ agreement: await read(actor, query.locale) }),
  });
  fileRoutes(route, context);
  signingRoutes(route, context);
}

/** Reads the agreement of a member's company. */
const readerIn =
  ({ db, clock, env }: ModuleContext) =>
  async ({ companyId, userId, companyRole }: Member, locale: Locale) => {
    const company = await findCompany(db, companyId);
    if (!company) throw new AppError('company.not-found');
    const reader = { userId, isOwner: companyRole === 'owner', isStaff: false };
    return readAgreement(db, company, { locale, brandName: env.public.brandName, reader, now: clock() });
  };

function fileRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  const read = readerIn(context);
  route(agreements.text, agreements.textSpec, {
    access: onlyCompanyMember,
    contentType: 'text/plain; charset=utf-8',
    handler: async ({ actor, query, reply }) => {
      const text = (await read(actor, query.locale))?.text;
      if (!text) throw new AppError('agreement.not-needed');
      asDownload(reply, `agreement-${text.version}.txt`);
      return plainText(text);
    },
  });
  route(agreements.sealed, agreements.sealedSpec, {
    access: onlyCompanyMember,
    contentType: 'application/pdf',
    handler: async ({ actor, reply }) => {
      const inForce = await findInForce(db, actor.companyId);
      if (!inForce?.documentId) throw new AppError('agreement.not-in-force');
      if (!(await read(actor, defaultLocale))?.mayDownload) throw new AppError('access.forbidden');
      const document = await findDocument(db, inForce.documentId);
      const by = { userId: actor.userId, isStaff: false };
      return sendDocument(reply, await readDocument(context, { document, by, now: clock() }));
    },
  });
}

function signingRoutes(route: RegisterRoute, context: ModuleContext): void {
  const { db, clock } = context;
  route(agreements.askCode, agreements.askCodeSpec, {
    access: onlyCompanyMember,
    handler: async ({ actor, body, request, reply }) => {
      const now = clock();
      await limitAttempts(db, { ...codeLimit, who: `${actor.userId} ${actor.companyId}` }, now, reply);
      const acting = { ...actor, parts: mailParts(request, context), now };
      return takeEffectOnce({ db, userId: actor.userId, request, body, now }, (tx) =>
        askCode(acting, tx, body),
      );
    },
  });
  route(agreements.sign, agreements.signSpec, {
    access: onlyCompanyMember,
    keptNames: ({ actor }) => namesOfSigner(db, actor.userId),
    handler: async ({ actor, body, request }) => {
      const now = clock();
      const acting = { ...actor, parts: mailParts(request, context), now };
      const once = { db, userId: actor.userId, request, body, now };
      const { refused } = await takeEffectOnce(once, (tx) => signForCompany(acting, tx, body));
      if (refused) throw new AppError(refused);
      return {};
    },
  });
}
