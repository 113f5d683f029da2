import { accountsModule } from './modules/accounts/index.ts';
import { auditModule } from './modules/audit-reading/index.ts';
import { bankAccountsModule } from './modules/bank-accounts/index.ts';
import { cartModule } from './modules/cart/index.ts';
import { catalogueModule } from './modules/catalogue/index.ts';
import { catalogueImportModule } from './modules/catalogue-import/index.ts';
import { companiesModule } from './modules/companies/index.ts';
import { companyClaimsModule } from './modules/company-claims/index.ts';
import { contactModule } from './modules/contact/index.ts';
import { documentsModule } from './modules/documents/index.ts';
import { embargoesModule } from './modules/embargoes/index.ts';
import { failuresModule } from './modules/failures/index.ts';
import { financedQuotes, financingModule } from './modules/financing/index.ts';
import { healthModule } from './modules/health/index.ts';
import { heldFilesModule } from './modules/held-files/index.ts';
import { ingestModule } from './modules/ingest/index.ts';
import { locationModule } from './modules/location/index.ts';
import { mailboxModule } from './modules/mailbox/index.ts';
import { makerFiguresModule } from './modules/maker-figures/index.ts';
import { marketFiguresModule } from './modules/market-figures/index.ts';
import { membersModule } from './modules/members/index.ts';
import { menuModule } from './modules/menu/index.ts';
import { metricsModule } from './modules/metrics/index.ts';
import { notificationsModule } from './modules/notifications/index.ts';
import { ownersModule } from './modules/owners/index.ts';
import { priceListsModule } from './modules/price-lists/index.ts';
import { productViewsModule } from './modules/product-views/index.ts';
import { quotesModule, tellBuyersOfAccount } from './modules/quotes/index.ts';
import { ratesModule } from './modules/rates/index.ts';
import { registrationModule } from './modules/registration/index.ts';
import { releasesModule } from './modules/releases/index.ts';
import { sanctionsModule } from './modules/sanctions/index.ts';
import { signingModule } from './modules/signing/index.ts';
import { verificationModule } from './modules/verification/index.ts';
import type { ServerModule } from './platform/http/index.ts';

/** The modules of the API. */
export const modules: readonly ServerModule[] = [
  healthModule,
  metricsModule,
  failuresModule,
  accountsModule,
  registrationModule,
  companiesModule,
  ownersModule,
  documentsModule,
  signingModule,
  verificationModule,
  sanctionsModule,
  embargoesModule,
  heldFilesModule,
  membersModule,
  companyClaimsModule,
  auditModule,
  bankAccountsModule(tellBuyersOfAccount),
  notificationsModule,
  catalogueModule,
  catalogueImportModule,
  productViewsModule,
  cartModule,
  marketFiguresModule,
  ratesModule,
  releasesModule,
  locationModule,
  quotesModule(financedQuotes),
  priceListsModule,
  makerFiguresModule,
  financingModule,
  menuModule,
  ingestModule,
  contactModule,
  mailboxModule,
];
