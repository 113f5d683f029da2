import { accountsModule } from './modules/accounts/module.ts';
import { auditModule } from './modules/audit-reading/module.ts';
import { bankAccountsModule } from './modules/bank-accounts/module.ts';
import { cartModule } from './modules/cart/module.ts';
import { catalogueModule } from './modules/catalogue/module.ts';
import { catalogueImportModule } from './modules/catalogue-import/module.ts';
import { companiesModule } from './modules/companies/module.ts';
import { companyClaimsModule } from './modules/company-claims/module.ts';
import { contactModule } from './modules/contact/module.ts';
import { documentsModule } from './modules/documents/module.ts';
import { embargoesModule } from './modules/embargoes/module.ts';
import { failuresModule } from './modules/failures/module.ts';
import { financedQuotes, financingModule } from './modules/financing/module.ts';
import { healthModule } from './modules/health/module.ts';
import { heldFilesModule } from './modules/held-files/module.ts';
import { ingestModule } from './modules/ingest/module.ts';
import { keptNamesModule } from './modules/kept-names/module.ts';
import { locationModule } from './modules/location/module.ts';
import { mailboxModule } from './modules/mailbox/module.ts';
import { makerFiguresModule } from './modules/maker-figures/module.ts';
import { marketFiguresModule } from './modules/market-figures/module.ts';
import { membersModule } from './modules/members/module.ts';
import { menuModule } from './modules/menu/module.ts';
import { metricsModule } from './modules/metrics/module.ts';
import { notificationsModule } from './modules/notifications/module.ts';
import { ownersModule } from './modules/owners/module.ts';
import { priceListsModule } from './modules/price-lists/module.ts';
import { productViewsModule } from './modules/product-views/module.ts';
import { quotesModule, tellBuyersOfAccount } from './modules/quotes/module.ts';
import { ratesModule } from './modules/rates/module.ts';
import { registrationModule } from './modules/registration/module.ts';
import { releasesModule } from './modules/releases/module.ts';
import { sanctionsModule } from './modules/sanctions/module.ts';
import { signingModule } from './modules/signing/module.ts';
import { verificationModule } from './modules/verification/module.ts';
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
  keptNamesModule,
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
